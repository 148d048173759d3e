/** The texts of the mails about refunds in three languages, written by meaning. */
import type { Language } from '#shared/kit/language.ts'
import type { RefundReason } from '#shared/payments/rules.ts'

interface RefundTexts {
  /** Why a payment is refunded. */
  refundReasons: Record<RefundReason, string>
  refund: { subject: (market: string) => string; lead: (amount: string) => string; closing: string }
  refundFailed: { subject: (market: string) => string; lead: (amount: string) => string; closing: string }
  /** The bank has taken the refund. */
  refunded: {
    subject: (market: string) => string
    lead: (amount: string) => string
    /** The shop has paid it back in another way. */
    otherwise: (amount: string) => string
    attached: string
    closing: string
  }
}

export const REFUND_TEXTS: Record<Language, RefundTexts> = {
  da: {
    refundReasons: {
      late: 'Din betaling kom frem, efter at din reservation var udløbet, og den kunne ikke længere bookes.',
      removed: 'Din betaling kom frem, efter at bookingen var slettet fra kurven.',
      twice: 'Bookingen var allerede betalt, da din betaling kom frem.',
      mixed:
        'Ikke alt, du betalte for, kunne bookes: det var udløbet, slettet fra kurven eller allerede betalt.',
      amount: 'Der blev trukket et andet beløb, end din booking koster.',
      staff: 'Butikken giver dig penge tilbage for din booking.',
      withdrawal: 'Du har fortrudt din booking.',
      cancellation: 'Du har afbestilt din booking.',
    },
    refund: {
      subject: market => `Du får dine penge tilbage fra ${market}`,
      lead: amount => `Derfor sender vi ${amount} tilbage til dit kort.`,
      closing: 'Der kan gå op til 5 bankdage, før pengene er på din konto.',
    },
    refundFailed: {
      subject: market => `Din betaling til ${market}`,
      lead: amount => `Vi kunne ikke sende ${amount} tilbage til dit kort af os selv.`,
      closing: 'Butikken har fået besked og finder en løsning med dig. Du kan svare på denne mail.',
    },
    refunded: {
      subject: market => `Pengene er sendt retur fra ${market}`,
      lead: amount => `Vi har nu sendt ${amount} tilbage til dit kort.`,
      otherwise: amount => `Butikken har betalt dig ${amount} tilbage på en anden måde end til dit kort.`,
      attached: 'Kreditnotaen er vedhæftet som PDF.',
      closing: 'Der kan gå op til 5 bankdage, før pengene er på din konto.',
    },
  },
  de: {
    refundReasons: {
      late: 'Deine Zahlung kam an, als deine Reservierung schon abgelaufen war, und sie konnte nicht mehr gebucht werden.',
      removed: 'Deine Zahlung kam an, als die Buchung schon aus dem Warenkorb gelöscht war.',
      twice: 'Die Buchung war schon bezahlt, als deine Zahlung ankam.',
      mixed:
        'Nicht alles, was du bezahlt hast, konnte gebucht werden: Es war abgelaufen, aus dem Warenkorb gelöscht oder schon bezahlt.',
      amount: 'Es wurde ein anderer Betrag abgebucht, als deine Buchung kostet.',
      staff: 'Der Laden erstattet dir Geld für deine Buchung.',
      withdrawal: 'Du hast deine Buchung widerrufen.',
      cancellation: 'Du hast deine Buchung storniert.',
    },
    refund: {
      subject: market => `Du bekommst dein Geld von ${market} zurück`,
      lead: amount => `Darum buchen wir ${amount} auf deine Karte zurück.`,
      closing: 'Es kann bis zu 5 Bankarbeitstage dauern, bis das Geld da ist.',
    },
    refundFailed: {
      subject: market => `Deine Zahlung an ${market}`,
      lead: amount => `Die Rückbuchung von ${amount} auf deine Karte hat leider nicht von selbst geklappt.`,
      closing: 'Der Laden weiß Bescheid und findet mit dir eine Lösung. Du kannst auf diese Mail antworten.',
    },
    refunded: {
      subject: market => `Dein Geld von ${market} ist unterwegs`,
      lead: amount => `Wir haben ${amount} auf deine Karte zurückgebucht.`,
      otherwise: amount => `Der Laden hat dir ${amount} auf anderem Weg als auf deine Karte zurückgezahlt.`,
      attached: 'Die Gutschrift hängt als PDF an.',
      closing: 'Es kann bis zu 5 Bankarbeitstage dauern, bis das Geld da ist.',
    },
  },
  en: {
    refundReasons: {
      late: 'Your payment arrived after your reservation had run out, and it could no longer be booked.',
      removed: 'Your payment arrived after the booking had been deleted from the cart.',
      twice: 'The booking had already been paid for when your payment arrived.',
      mixed:
        'Not everything that you paid for could be booked: it had run out, been deleted from the cart, or been paid for already.',
      amount: 'Another amount was taken than your booking costs.',
      staff: 'The shop is giving you money back for your booking.',
      withdrawal: 'You have withdrawn from your booking.',
      cancellation: 'You have cancelled your booking.',
    },
    refund: {
      subject: market => `Your money is on its way back from ${market}`,
      lead: amount => `So we are sending ${amount} back to your card.`,
      closing: 'It can take up to 5 bank days until the money is there.',
    },
    refundFailed: {
      subject: market => `Your payment to ${market}`,
      lead: amount => `We could not send ${amount} back to your card by ourselves.`,
      closing: 'The shop knows and will find a solution with you. You can answer this mail.',
    },
    refunded: {
      subject: market => `${market} has paid you back`,
      lead: amount => `We have now sent ${amount} back to your card.`,
      otherwise: amount => `The shop has paid you back ${amount} in another way than to your card.`,
      attached: 'The credit note is attached as PDF.',
      closing: 'It can take up to 5 bank days until the money is there.',
    },
  },
}
