/** What stands around a visitor's message to the operator, in the visitor's language. */
import type { Language } from '#shared/kit/language.ts'

interface FeedbackTexts {
  subject: (name: string) => string
  wrote: (name: string) => string
  contact: string
  email: string
  phone: string
  answer: string
}

export const FEEDBACK_TEXTS: Record<Language, FeedbackTexts> = {
  da: {
    subject: name => `Besked fra ${name}`,
    wrote: name => `${name} skriver:`,
    contact: 'Kontakt',
    email: 'E-mail',
    phone: 'Telefon',
    answer: 'Svar på denne mail, så når svaret frem.',
  },
  de: {
    subject: name => `Nachricht von ${name}`,
    wrote: name => `${name} schreibt:`,
    contact: 'Kontakt',
    email: 'E-Mail',
    phone: 'Telefon',
    answer: 'Antworte auf diese Mail, dann kommt die Antwort an.',
  },
  en: {
    subject: name => `Message from ${name}`,
    wrote: name => `${name} writes:`,
    contact: 'Contact',
    email: 'Email',
    phone: 'Phone',
    answer: 'Reply to this mail, and your answer arrives.',
  },
}
