import type { Texts } from '../texts.ts'

export default {
  'feedback.keptTitle': 'Deine Nachricht ist gespeichert',
  'feedback.keptText': 'Heute sind sehr viele Nachrichten gekommen, deine wird vielleicht spät gelesen.',
  'feedback.call': 'Ruf unter {{phone}} an, wenn es eilt.',
  'codes.too_many_messages':
    'Es sind so viele Nachrichten gekommen, dass heute keine mehr angenommen wird. Ruf lieber an. Was du geschrieben hast, steht noch hier.',
  'feedback.title': 'Schreib an {{name}}',
  'feedback.about': 'Zum Beitrag',
  'feedback.name': 'Name',
  'feedback.email': 'E-Mail',
  'feedback.phone': 'Telefon',
  'feedback.notes': 'Nachricht',
  'feedback.send': 'Nachricht senden',
  'feedback.sending': 'Wird gesendet …',
  'feedback.sentTitle': 'Danke für deine Nachricht',
  'feedback.sentText': 'Der Laden antwortet an {{email}}.',
  'feedback.weAnswer': 'Wir antworten an {{email}}.',
  'feedback.country': 'Land',
  'codes.recaptcha_error':
    'Wir konnten nicht sehen, dass du ein Mensch bist. Lade die Seite neu oder schreib eine Mail.',
} satisfies Texts
