/**
 * The instruction on the right of withdrawal, and the model form (Directive 2011/83, Annex I), in three languages: on the
 * market's page before the contract, and in the mail with each booking that was paid online.
 */
import type { Language } from '../kit/language.ts'

interface InstructionTexts {
  title: string
  /** Until which day; before the contract it is not known. */
  right: (until: string) => string
  rightBefore: string
  /** Name, address and ways to reach the shop. */
  how: (shop: string) => string
  howOnPage: (shop: string) => string
  effects: string
  wish: string
  wishBefore: string
  formTitle: string
  formOnly: string
  formTo: (shop: string) => string
  form: readonly string[]
  button: string
  /** Also the name of the file. */
  terms: string
}

export const INSTRUCTION_TEXTS: Record<Language, InstructionTexts> = {
  da: {
    title: 'Din fortrydelsesret',
    right: until =>
      `Du har ret til at fortryde aftalen uden at sige hvorfor. Fristen er 14 dage fra den dag, du bookede, og udløber med udgangen af ${until}.`,
    rightBefore:
      'Har du booket og betalt på nettet som privatperson, har du ret til at fortryde aftalen uden at sige hvorfor. Fristen er 14 dage fra den dag, du booker.',
    how: shop =>
      `Du fortryder med linket i denne mail, eller ved at give os tydelig besked, for eksempel i en mail eller et brev til ${shop}. Du kan bruge formularen nedenfor, men du behøver det ikke. Det er nok, at du sender beskeden, før fristen er udløbet.`,
    howOnPage: shop =>
      `Du fortryder her på siden, med linket i mailen om din booking, eller ved at give os tydelig besked, for eksempel i en mail eller et brev til ${shop}. Du kan bruge formularen nedenfor, men du behøver det ikke. Det er nok, at du sender beskeden, før fristen er udløbet.`,
    effects:
      'Når du fortryder, betaler vi alle beløb tilbage, vi har fået fra dig for denne aftale, uden unødig forsinkelse og senest 14 dage efter, at vi fik din besked. Pengene går tilbage på det kort, du betalte med, og det koster dig ikke noget.',
    wish: 'Du har bedt om, at lejen begynder, før fristen er udløbet. Fortryder du efter lejens første dag, betaler du for de dage, der er brugt, og for den hjælp, du har fået. Når hele lejen er forbi, kan du ikke længere fortryde.',
    wishBefore:
      'Begynder lejen, før fristen er udløbet, beder du om det med et kryds, når du betaler. Fortryder du så efter lejens første dag, betaler du for de dage, der er brugt, og for den hjælp, du har fået. Når hele lejen er forbi, kan du ikke længere fortryde.',
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
  de: {
    title: 'Dein Widerrufsrecht',
    right: until =>
      `Du hast das Recht, den Vertrag ohne Angabe von Gründen zu widerrufen. Die Frist beträgt 14 Tage ab dem Tag deiner Buchung und endet mit Ablauf von ${until}.`,
    rightBefore:
      'Wenn du als Privatperson online gebucht und bezahlt hast, hast du das Recht, den Vertrag ohne Angabe von Gründen zu widerrufen. Die Frist beträgt 14 Tage ab dem Tag deiner Buchung.',
    how: shop =>
      `Du widerrufst mit dem Link in dieser Mail oder mit einer eindeutigen Erklärung, zum Beispiel per Mail oder Brief an ${shop}. Du kannst das Formular unten verwenden, musst es aber nicht. Es reicht, wenn du die Erklärung vor Ablauf der Frist absendest.`,
    howOnPage: shop =>
      `Du widerrufst hier auf der Seite, mit dem Link in der Mail zu deiner Buchung oder mit einer eindeutigen Erklärung, zum Beispiel per Mail oder Brief an ${shop}. Du kannst das Formular unten verwenden, musst es aber nicht. Es reicht, wenn du die Erklärung vor Ablauf der Frist absendest.`,
    effects:
      'Wenn du widerrufst, zahlen wir alle Beträge, die wir von dir für diesen Vertrag erhalten haben, unverzüglich und spätestens 14 Tage nach deinem Widerruf zurück. Das Geld geht auf die Karte zurück, mit der du bezahlt hast. Dir entstehen dadurch keine Kosten.',
    wish: 'Du hast verlangt, dass die Miete vor Ablauf der Frist beginnt. Widerrufst du nach dem ersten Miettag, bezahlst du die genutzten Tage und die Hilfe, die du bekommen hast. Wenn die ganze Miete vorbei ist, kannst du nicht mehr widerrufen.',
    wishBefore:
      'Beginnt die Miete vor Ablauf der Frist, verlangst du das beim Bezahlen mit einem Häkchen. Widerrufst du dann nach dem ersten Miettag, bezahlst du die genutzten Tage und die Hilfe, die du bekommen hast. Wenn die ganze Miete vorbei ist, kannst du nicht mehr widerrufen.',
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
  en: {
    title: 'Your right of withdrawal',
    right: until =>
      `You have the right to withdraw from this contract without giving any reason. The period is 14 days from the day on which you booked, and it ends at the end of ${until}.`,
    rightBefore:
      'If you booked and paid online as a private person, you have the right to withdraw from the contract without giving any reason. The period is 14 days from the day on which you book.',
    how: shop =>
      `To withdraw, use the link in this mail, or tell us clearly, for example in a mail or a letter to ${shop}. You may use the form below, but you do not have to. It is enough that you send your message before the period has ended.`,
    howOnPage: shop =>
      `To withdraw, use this page or the link in the mail about your booking, or tell us clearly, for example in a mail or a letter to ${shop}. You may use the form below, but you do not have to. It is enough that you send your message before the period has ended.`,
    effects:
      'If you withdraw, we pay back all that we received from you for this contract, without undue delay and at the latest 14 days after your message. The money goes back to the card that you paid with, and it costs you nothing.',
    wish: 'You asked that the rent begins before the period has ended. If you withdraw after the first day of the rent, you pay for the days that were used and for the help that you got. When the whole rent is over, you can no longer withdraw.',
    wishBefore:
      'If the rent begins before the period has ended, you ask for that with a tick when you pay. If you then withdraw after the first day of the rent, you pay for the days that were used and for the help that you got. When the whole rent is over, you can no longer withdraw.',
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
}

/** The shop as the instruction and the form name it. */
export const shopOf = ({
  visualName,
  address,
  supportEmail,
  supportPhone,
}: Record<'visualName' | 'address' | 'supportEmail' | 'supportPhone', string>): string =>
  [visualName, address, supportEmail, supportPhone].filter(Boolean).join(', ')
