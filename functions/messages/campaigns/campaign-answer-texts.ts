/** The texts of the mail with the answer to what a tenant asked of a campaign, in three languages, written by meaning. */
import type { Language } from '#shared/kit/language.ts'
import type { CampaignAsk } from '#shared/products/campaign-request.ts'

interface Asked {
  /** How many, in words: "23 varer". */
  things: string
  isOne: boolean
  campaign: string
  percent: string
  days: string
}

interface AnswerTexts {
  subject: (campaign: string, market: string) => string
  lead: (asked: Asked) => string
  closing: string
}

interface CampaignAnswerTexts extends Record<CampaignAsk, { approved: AnswerTexts; declined: AnswerTexts }> {
  things: (count: number) => string
  days: (from: string, to: string) => string
  /** The reason that staff wrote follows. */
  words: string
  button: string
}

export const CAMPAIGN_ANSWER_TEXTS: Record<Language, CampaignAnswerTexts> = {
  da: {
    things: count => (count === 1 ? '1 vare' : `${count} varer`),
    days: (from, to) => `fra ${from} til og med ${to}`,
    words: 'Butikken skriver:',
    button: 'Se kampagnen',
    join: {
      approved: {
        subject: (campaign, market) => `Du er med i »${campaign}« hos ${market}`,
        lead: ({ things, isOne, campaign, percent, days }) =>
          `Butikken har sagt ja: ${things} er med i kampagnen »${campaign}« ${days}. I de dage koster ${isOne ? 'den' : 'de'} ${percent} % mindre end normalt. Er din egen rabat højere, gælder den.`,
        closing:
          'Priserne falder af sig selv, når kampagnen er i gang, og går tilbage, når den er slut. Print nye mærker fra dine varesedler, når priserne er faldet.',
      },
      declined: {
        subject: (campaign, market) => `Dine varer kommer ikke med i »${campaign}« hos ${market}`,
        lead: ({ things, campaign }) =>
          `Du har bedt om, at ${things} kommer med i kampagnen »${campaign}«. Det har butikken sagt nej til.`,
        closing: 'Dine priser er, som de var. Har du spørgsmål, så svar på denne mail.',
      },
    },
    leave: {
      approved: {
        subject: (campaign, market) => `Dine varer er ude af »${campaign}« hos ${market}`,
        lead: ({ things, isOne, campaign }) =>
          `Butikken har sagt ja: ${things} er ikke længere med i kampagnen »${campaign}«. ${isOne ? 'Den' : 'De'} koster det samme som uden kampagnen.`,
        closing: 'Har en pris ændret sig, så print et nyt mærke fra din vareseddel.',
      },
      declined: {
        subject: (campaign, market) => `Dine varer bliver i »${campaign}« hos ${market}`,
        lead: ({ things, isOne, campaign }) =>
          `Du har bedt om, at ${things} kommer ud af kampagnen »${campaign}«. Det har butikken sagt nej til, så ${isOne ? 'den' : 'de'} bliver i kampagnen.`,
        closing: 'Har du spørgsmål, så svar på denne mail.',
      },
    },
  },
  de: {
    things: count => `${count} Artikel`,
    days: (from, to) => `von ${from} bis einschließlich ${to}`,
    words: 'Der Laden schreibt:',
    button: 'Aktion ansehen',
    join: {
      approved: {
        subject: (campaign, market) => `Du bist bei „${campaign}“ von ${market} dabei`,
        lead: ({ things, isOne, campaign, percent, days }) =>
          `Der Laden hat zugestimmt: ${things} ${isOne ? 'ist' : 'sind'} bei der Aktion „${campaign}“ dabei, ${days}. In dieser Zeit ${isOne ? 'kostet er' : 'kosten sie'} ${percent} % weniger als sonst. Ist dein eigener Rabatt höher, gilt dieser.`,
        closing:
          'Die Preise sinken von selbst, wenn die Aktion läuft, und steigen danach wieder. Druck neue Etiketten von deinen Warenlisten, sobald die Preise gesunken sind.',
      },
      declined: {
        subject: (campaign, market) => `Deine Artikel sind bei „${campaign}“ von ${market} nicht dabei`,
        lead: ({ things, campaign }) =>
          `Du hast darum gebeten, mit ${things} bei der Aktion „${campaign}“ mitzumachen. Der Laden hat das abgelehnt.`,
        closing: 'Deine Preise bleiben, wie sie waren. Hast du Fragen, antworte einfach auf diese Mail.',
      },
    },
    leave: {
      approved: {
        subject: (campaign, market) => `Deine Artikel sind bei „${campaign}“ von ${market} nicht mehr dabei`,
        lead: ({ things, isOne, campaign }) =>
          `Der Laden hat zugestimmt: ${things} ${isOne ? 'ist' : 'sind'} bei der Aktion „${campaign}“ nicht mehr dabei und ${isOne ? 'kostet' : 'kosten'} so viel wie ohne die Aktion.`,
        closing: 'Hat sich ein Preis geändert, druck ein neues Etikett von deiner Warenliste.',
      },
      declined: {
        subject: (campaign, market) => `Deine Artikel bleiben bei „${campaign}“ von ${market}`,
        lead: ({ things, isOne, campaign }) =>
          `Du hast darum gebeten, ${things} aus der Aktion „${campaign}“ zu nehmen. Der Laden hat das abgelehnt, also ${isOne ? 'bleibt er' : 'bleiben sie'} dabei.`,
        closing: 'Hast du Fragen, antworte einfach auf diese Mail.',
      },
    },
  },
  en: {
    things: count => (count === 1 ? '1 thing' : `${count} things`),
    days: (from, to) => `from ${from} to ${to}, both days included`,
    words: 'The shop writes:',
    button: 'See the campaign',
    join: {
      approved: {
        subject: (campaign, market) => `You are in “${campaign}” at ${market}`,
        lead: ({ things, isOne, campaign, percent, days }) =>
          `The shop said yes: ${things} will be in the campaign “${campaign}” ${days}. On those days ${isOne ? 'it costs' : 'they cost'} ${percent}% less than usual. Where your own discount is higher, that one counts.`,
        closing:
          'The prices fall by themselves once the campaign runs and go back when it ends. Print new labels from your product sheets once the prices have fallen.',
      },
      declined: {
        subject: (campaign, market) => `Your things will not be in “${campaign}” at ${market}`,
        lead: ({ things, campaign }) =>
          `You asked for ${things} to join the campaign “${campaign}”. The shop said no.`,
        closing: 'Your prices are as they were. If you have questions, reply to this mail.',
      },
    },
    leave: {
      approved: {
        subject: (campaign, market) => `Your things have left “${campaign}” at ${market}`,
        lead: ({ things, isOne, campaign }) =>
          `The shop said yes: ${things} ${isOne ? 'is' : 'are'} no longer in the campaign “${campaign}” and ${isOne ? 'costs' : 'cost'} what ${isOne ? 'it does' : 'they do'} without it.`,
        closing: 'Where a price has changed, print a new label from your product sheet.',
      },
      declined: {
        subject: (campaign, market) => `Your things stay in “${campaign}” at ${market}`,
        lead: ({ things, isOne, campaign }) =>
          `You asked to take ${things} out of the campaign “${campaign}”. The shop said no, so ${isOne ? 'it stays' : 'they stay'} in.`,
        closing: 'If you have questions, reply to this mail.',
      },
    },
  },
}
