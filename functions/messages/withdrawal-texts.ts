/** The texts of the mails about the right of withdrawal in three languages, written by meaning. */
import type { WITHDRAWAL_KINDS } from '#shared/bookings/withdrawal.ts'
import type { Language } from '#shared/kit/language.ts'

interface KindTexts {
  subject: (market: string) => string
  /** When the statement came, to the minute. */
  lead: (day: string, time: string) => string
  statement: string
}

interface WithdrawalTexts {
  instruction: {
    title: string
    /** Until which day. */
    right: (until: string) => string
    /** Name, address and ways to reach the shop. */
    how: (shop: string) => string
    effects: string
    wish: string
    formTitle: string
    formOnly: string
    formTo: (shop: string) => string
    form: string[]
    button: string
    /** Also the name of the file. */
    terms: string
  }
  acknowledged: Record<(typeof WITHDRAWAL_KINDS)[number], KindTexts> & {
    contents: string
    name: string
    email: string
    booking: string
    paidWith: string
    amount: string
    backBy: string
    toCard: (card: string) => string
    emptyBy: string
    emptyAt: (day: string, time: string) => string
    freeNow: string
    keep: string
  }
}

export const WITHDRAWAL_TEXTS: Record<Language, WithdrawalTexts> = {
  da: {
    instruction: {
      title: 'Din fortrydelsesret',
      right: until =>
        `Du har ret til at fortryde aftalen uden at sige hvorfor. Fristen er 14 dage fra den dag, du bookede, og udløber med udgangen af ${until}.`,
      how: shop =>
        `Du fortryder med linket i denne mail, eller ved at give os tydelig besked, for eksempel i en mail eller et brev til ${shop}. Du kan bruge formularen nedenfor, men du behøver det ikke. Det er nok, at du sender beskeden, før fristen er udløbet.`,
      effects:
        'Når du fortryder, betaler vi alle beløb tilbage, vi har fået fra dig for denne aftale, uden unødig forsinkelse og senest 14 dage efter, at vi fik din besked. Pengene går tilbage på det kort, du betalte med, og det koster dig ikke noget.',
      wish: 'Du har bedt om, at lejen begynder, før fristen er udløbet. Fortryder du efter lejens første dag, betaler du for de dage, der er brugt, og for den hjælp, du har fået. Når hele lejen er forbi, kan du ikke længere fortryde.',
      formTitle: 'Standardfortrydelsesformular',
      formOnly: '(Udfyld og send kun denne formular, hvis du vil fortryde aftalen.)',
      formTo: shop => `Til ${shop}:`,
      form: [
        'Jeg meddeler herved, at jeg ønsker at gøre fortrydelsesretten gældende for min aftale om leje af hylde:',
        'Booket den:\nForbrugerens navn:\nForbrugerens adresse:\nForbrugerens underskrift (kun hvis formularen sendes på papir):\nDato:',
      ],
      button: 'Fortryd aftalen her',
      terms: 'Betingelser',
    },
    acknowledged: {
      withdrawal: {
        subject: market => `Du har fortrudt din booking hos ${market}`,
        lead: (day, time) => `Vi har modtaget din fortrydelse ${day} kl. ${time}.`,
        statement: 'Du fortryder aftalen om leje',
      },
      cancellation: {
        subject: market => `Du har afbestilt din booking hos ${market}`,
        lead: (day, time) => `Vi har modtaget din afbestilling ${day} kl. ${time}.`,
        statement: 'Du afbestiller efter butikkens regler',
      },
      contents: 'Din besked',
      name: 'Navn',
      email: 'E-mail',
      booking: 'Booking',
      paidWith: 'Betalingsnummer',
      amount: 'Du får tilbage',
      backBy: 'Senest',
      toCard: card => `Pengene sendes til kortet, der ender på ${card}.`,
      emptyBy: 'Tøm hylden senest',
      emptyAt: (day, time) => `${day} kl. ${time}`,
      freeNow: 'Hylden er givet fri med det samme.',
      keep: 'Gem denne mail: den er dit bevis.',
    },
  },
  de: {
    instruction: {
      title: 'Dein Widerrufsrecht',
      right: until =>
        `Du hast das Recht, den Vertrag ohne Angabe von Gründen zu widerrufen. Die Frist beträgt 14 Tage ab dem Tag deiner Buchung und endet mit Ablauf von ${until}.`,
      how: shop =>
        `Du widerrufst mit dem Link in dieser Mail oder mit einer eindeutigen Erklärung, zum Beispiel per Mail oder Brief an ${shop}. Du kannst das Formular unten verwenden, musst es aber nicht. Es reicht, wenn du die Erklärung vor Ablauf der Frist absendest.`,
      effects:
        'Wenn du widerrufst, zahlen wir alle Beträge, die wir von dir für diesen Vertrag erhalten haben, unverzüglich und spätestens 14 Tage nach deinem Widerruf zurück. Das Geld geht auf die Karte zurück, mit der du bezahlt hast. Dir entstehen dadurch keine Kosten.',
      wish: 'Du hast verlangt, dass die Miete vor Ablauf der Frist beginnt. Widerrufst du nach dem ersten Miettag, bezahlst du die genutzten Tage und die Hilfe, die du bekommen hast. Wenn die ganze Miete vorbei ist, kannst du nicht mehr widerrufen.',
      formTitle: 'Muster-Widerrufsformular',
      formOnly: '(Fülle dieses Formular nur aus und sende es zurück, wenn du den Vertrag widerrufen willst.)',
      formTo: shop => `An ${shop}:`,
      form: [
        'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über die Miete des Regals:',
        'Gebucht am:\nName des Verbrauchers:\nAnschrift des Verbrauchers:\nUnterschrift des Verbrauchers (nur bei Mitteilung auf Papier):\nDatum:',
      ],
      button: 'Vertrag hier widerrufen',
      terms: 'Bedingungen',
    },
    acknowledged: {
      withdrawal: {
        subject: market => `Du hast deine Buchung bei ${market} widerrufen`,
        lead: (day, time) => `Wir haben deinen Widerruf am ${day} um ${time} Uhr erhalten.`,
        statement: 'Du widerrufst den Mietvertrag',
      },
      cancellation: {
        subject: market => `Du hast deine Buchung bei ${market} storniert`,
        lead: (day, time) => `Wir haben deine Stornierung am ${day} um ${time} Uhr erhalten.`,
        statement: 'Du stornierst nach den Regeln des Ladens',
      },
      contents: 'Deine Erklärung',
      name: 'Name',
      email: 'E-Mail',
      booking: 'Buchung',
      paidWith: 'Zahlungsnummer',
      amount: 'Du bekommst zurück',
      backBy: 'Spätestens',
      toCard: card => `Das Geld geht auf die Karte mit den Endziffern ${card}.`,
      emptyBy: 'Regal ausräumen bis',
      emptyAt: (day, time) => `${day}, ${time} Uhr`,
      freeNow: 'Das Regal ist sofort frei.',
      keep: 'Bewahre diese Mail auf: Sie ist dein Nachweis.',
    },
  },
  en: {
    instruction: {
      title: 'Your right of withdrawal',
      right: until =>
        `You have the right to withdraw from this contract without giving any reason. The period is 14 days from the day on which you booked, and it ends at the end of ${until}.`,
      how: shop =>
        `To withdraw, use the link in this mail, or tell us clearly, for example in a mail or a letter to ${shop}. You may use the form below, but you do not have to. It is enough that you send your message before the period has ended.`,
      effects:
        'If you withdraw, we pay back all that we received from you for this contract, without undue delay and at the latest 14 days after your message. The money goes back to the card that you paid with, and it costs you nothing.',
      wish: 'You asked that the rent begins before the period has ended. If you withdraw after the first day of the rent, you pay for the days that were used and for the help that you got. When the whole rent is over, you can no longer withdraw.',
      formTitle: 'Model withdrawal form',
      formOnly: '(Complete and return this form only if you wish to withdraw from the contract.)',
      formTo: shop => `To ${shop}:`,
      form: [
        'I hereby give notice that I withdraw from my contract for the rent of shelf:',
        'Booked on:\nName of consumer:\nAddress of consumer:\nSignature of consumer (only if this form is notified on paper):\nDate:',
      ],
      button: 'Withdraw from the contract here',
      terms: 'Terms',
    },
    acknowledged: {
      withdrawal: {
        subject: market => `You have withdrawn from your booking at ${market}`,
        lead: (day, time) => `We received your withdrawal on ${day} at ${time}.`,
        statement: 'You withdraw from the contract for the rent',
      },
      cancellation: {
        subject: market => `You have cancelled your booking at ${market}`,
        lead: (day, time) => `We received your cancellation on ${day} at ${time}.`,
        statement: 'You cancel by the rules of the shop',
      },
      contents: 'Your statement',
      name: 'Name',
      email: 'Email',
      booking: 'Booking',
      paidWith: 'Payment number',
      amount: 'You get back',
      backBy: 'At the latest',
      toCard: card => `The money goes to the card ending in ${card}.`,
      emptyBy: 'Empty the shelf by',
      emptyAt: (day, time) => `${day} at ${time}`,
      freeNow: 'The shelf was set free at once.',
      keep: 'Keep this mail: it is your proof.',
    },
  },
}
