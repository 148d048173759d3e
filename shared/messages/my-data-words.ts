/** The words of the file of a tenant's own data, in three languages. */
import type { Language } from '../kit/language.ts'

export interface TableWords {
  /** The name of its file, without `.csv`. */
  file: string
  /** The titles of its columns, parted by `|`. */
  columns: string
}

interface MyDataWords {
  yes: string
  no: string
  you: string
  payment: string
  refund: string
  receipt: string
  creditNote: string
  /** Names of the zip, and of the folder of PDFs in it. */
  zip: string
  folder: string
  readme: (market: string) => string
  /** What the account's fields are called, in the order of `ACCOUNT_FIELDS` (my-data-tables.ts). */
  fields: string
  /** The types of rows on a balance, from 1 on. */
  balanceTypes: string
  tables: Record<
    | 'account'
    | 'bookings'
    | 'waitlist'
    | 'things'
    | 'sales'
    | 'settlements'
    | 'balance'
    | 'lines'
    | 'payments'
    | 'documents'
    | 'messages'
    | 'mails'
    | 'terms',
    TableWords
  >
}

export const MY_DATA_WORDS: Record<Language, MyDataWords> = {
  da: {
    yes: 'Ja',
    no: 'Nej',
    you: 'Dig',
    payment: 'Betaling',
    refund: 'Refusion',
    receipt: 'Kvittering',
    creditNote: 'Kreditnota',
    zip: 'mine-data',
    folder: 'bilag',
    readme: market =>
      `Her er alt, hvad ${market} har om dig. data.json har det hele, og CSV-filerne åbner du i et regneark. Tiderne er i butikkens tid.`,
    fields:
      'Kundenummer|Navn|E-mail|Ny e-mail, ikke bekræftet|Telefon|Adresse|Postnr.|By|Land|Sprog|E-mail bekræftet|Ingen påmindelser|Mail om salg|Stille fra|Stille til|Browsere, der får besked|Kundetype|CVR/momsnr.|Reg.nr.|Kontonr.|Sort code|IBAN|Bankkonto ikke bekræftet|Kommission i procent|Butikkens note|Oprettet',
    balanceTypes:
      'Startsaldo|Afregning|Kontant udbetaling|Elektronisk udbetaling|Bankoverførsel|Køb i butikken|Hyldeleje|Anden udbetaling',
    tables: {
      account: { file: 'konto', columns: 'Oplysning|Indhold' },
      bookings: {
        file: 'bookinger',
        columns:
          'Booking|Status|Hyldetype|Hylde|Første dag|Sidste dag|Leje|I alt|Refunderet|Booket|Betalt|Booket af butikken|Butikkens note|Ønske om start før fortrydelsesfristen|Afsluttet af dig|Tilbudt til|Tilbudt: besked|Tilbudt den|Overdraget|Ønsket flytning: første dag|Ønsket flytning: hylde|Ønsket flytning: besked|Ønsket flytning: spurgt',
      },
      waitlist: {
        file: 'venteliste',
        columns:
          'Hyldetype|Første dag tidligst|Første dag senest|Navn|E-mail|På listen siden|Hylde holdt til',
      },
      things: { file: 'varer', columns: 'Nummer|Vare|Størrelse eller tekst|Pris|Rabat i procent|Udleveret' },
      sales: { file: 'salg', columns: 'Tidspunkt|Nummer|Vare|Antal|Betalt|Kommission|Din andel' },
      settlements: {
        file: 'afregninger',
        columns: 'Nummer|Fra|Til og med|Solgt|Kommission|Leje|Din andel|Du får',
      },
      balance: { file: 'saldo', columns: 'Dato|Slags|Tekst|Beløb' },
      lines: { file: 'prislinjer', columns: 'Booking|Linje|Antal|Stykpris|Beløb' },
      payments: {
        file: 'betalinger',
        columns: 'Betaling|Slags|Tidspunkt|Beløb|Valuta|Status|Kort (sidste cifre)',
      },
      documents: { file: 'bilag', columns: 'Nummer|Slags|Dato|Beløb|Heraf moms|Valuta|Fil' },
      messages: { file: 'beskeder', columns: 'Tidspunkt|Fra|Tekst' },
      mails: { file: 'mails', columns: 'Sendt|Til|Emne|Kommet frem' },
      terms: { file: 'betingelser', columns: 'Version|Booking|Accepteret|Fil' },
    },
  },
  de: {
    yes: 'Ja',
    no: 'Nein',
    you: 'Du',
    payment: 'Zahlung',
    refund: 'Erstattung',
    receipt: 'Quittung',
    creditNote: 'Gutschrift',
    zip: 'meine-daten',
    folder: 'belege',
    readme: market =>
      `Hier ist alles, was ${market} über dich hat. data.json enthält alles; die CSV-Dateien öffnest du in einer Tabelle. Uhrzeiten sind die des Ladens.`,
    fields:
      'Kundennummer|Name|E-Mail|Neue E-Mail, nicht bestätigt|Telefon|Adresse|PLZ|Ort|Land|Sprache|E-Mail bestätigt|Keine Erinnerungen|Mail über Verkäufe|Ruhe von|Ruhe bis|Browser, die Meldungen bekommen|Kundenart|USt-IdNr.|Bankleitzahl|Kontonummer|Sort Code|IBAN|Bankkonto nicht bestätigt|Kommission in Prozent|Notiz des Ladens|Angelegt',
    balanceTypes:
      'Anfangssaldo|Abrechnung|Auszahlung bar|Auszahlung elektronisch|Überweisung|Kauf im Laden|Regalmiete|Andere Auszahlung',
    tables: {
      account: { file: 'konto', columns: 'Angabe|Inhalt' },
      bookings: {
        file: 'buchungen',
        columns:
          'Buchung|Status|Regaltyp|Regal|Erster Tag|Letzter Tag|Miete|Gesamt|Erstattet|Gebucht|Bezahlt|Vom Laden gebucht|Notiz des Ladens|Wunsch nach Beginn vor Ende der Widerrufsfrist|Von dir beendet|Angeboten an|Angebot: Nachricht|Angeboten am|Übertragen|Umbuchungswunsch: erster Tag|Umbuchungswunsch: Regal|Umbuchungswunsch: Nachricht|Umbuchungswunsch: gefragt',
      },
      waitlist: {
        file: 'warteliste',
        columns:
          'Regaltyp|Erster Tag frühestens|Erster Tag spätestens|Name|E-Mail|Auf der Liste seit|Regal gehalten bis',
      },
      things: {
        file: 'artikel',
        columns: 'Nummer|Artikel|Größe oder Text|Preis|Rabatt in Prozent|Ausgegeben',
      },
      sales: { file: 'verkaeufe', columns: 'Zeitpunkt|Nummer|Artikel|Anzahl|Bezahlt|Provision|Dein Anteil' },
      settlements: {
        file: 'abrechnungen',
        columns: 'Nummer|Von|Bis|Verkauft|Provision|Miete|Dein Anteil|Du bekommst',
      },
      balance: { file: 'saldo', columns: 'Datum|Art|Text|Betrag' },
      lines: { file: 'preiszeilen', columns: 'Buchung|Zeile|Anzahl|Einzelpreis|Betrag' },
      payments: {
        file: 'zahlungen',
        columns: 'Zahlung|Art|Zeitpunkt|Betrag|Währung|Status|Karte (letzte Ziffern)',
      },
      documents: { file: 'belege', columns: 'Nummer|Art|Datum|Betrag|Davon MwSt.|Währung|Datei' },
      messages: { file: 'nachrichten', columns: 'Zeitpunkt|Von|Text' },
      mails: { file: 'mails', columns: 'Gesendet|An|Betreff|Angekommen' },
      terms: { file: 'bedingungen', columns: 'Version|Buchung|Akzeptiert|Datei' },
    },
  },
  en: {
    yes: 'Yes',
    no: 'No',
    you: 'You',
    payment: 'Payment',
    refund: 'Refund',
    receipt: 'Receipt',
    creditNote: 'Credit note',
    zip: 'my-data',
    folder: 'documents',
    readme: market =>
      `This is all that ${market} has about you. data.json has everything; a spreadsheet opens the CSV files. Times are those of the shop.`,
    fields:
      "Customer number|Name|Email|New email, not confirmed|Phone|Address|Postal code|City|Country|Language|Email confirmed|No reminders|Mail about sales|Quiet from|Quiet to|Browsers that get notifications|Type of customer|VAT number|Bank registration number|Bank account|Sort code|IBAN|Bank account not confirmed|Commission in per cent|The shop's note|Created",
    balanceTypes:
      'Start balance|Settlement|Cash payout|Electronic payout|Bank transfer|Purchase in the shop|Shelf rent|Other payout',
    tables: {
      account: { file: 'account', columns: 'Field|Value' },
      bookings: {
        file: 'bookings',
        columns:
          "Booking|Status|Shelf type|Shelf|First day|Last day|Rent|Total|Refunded|Booked|Paid|Booked by the shop|The shop's note|Wish to begin before the right of withdrawal ends|Ended by you|Offered to|Offer: note|Offered on|Handed on|Wish to move: first day|Wish to move: shelf|Wish to move: note|Wish to move: asked",
      },
      waitlist: {
        file: 'waitlist',
        columns:
          'Shelf type|First day at the earliest|First day at the latest|Name|Email|In line since|Shelf held until',
      },
      things: { file: 'goods', columns: 'Number|Thing|Size or text|Price|Discount in percent|Handed out' },
      sales: { file: 'sales', columns: 'Moment|Number|Thing|Quantity|Paid|Commission|Your share' },
      settlements: {
        file: 'settlements',
        columns: 'Number|From|To|Sold|Commission|Rent|Your share|You receive',
      },
      balance: { file: 'balance', columns: 'Date|Kind|Text|Amount' },
      lines: { file: 'price-lines', columns: 'Booking|Line|Quantity|Unit price|Amount' },
      payments: {
        file: 'payments',
        columns: 'Payment|Kind|Moment|Amount|Currency|Status|Card (last digits)',
      },
      documents: { file: 'documents', columns: 'Number|Kind|Date|Amount|VAT inside|Currency|File' },
      messages: { file: 'messages', columns: 'Moment|From|Text' },
      mails: { file: 'mails', columns: 'Sent|To|Subject|Arrived' },
      terms: { file: 'terms', columns: 'Version|Booking|Accepted|File' },
    },
  },
}
