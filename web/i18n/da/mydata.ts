import type { Texts } from '../texts.ts'

export default {
  'mydata.title': 'Mine data',
  'mydata.text':
    'Få en fil med alt, hvad butikken har om dig: konto, bookinger, betalinger, kvitteringer, beskeder og mails.',
  'mydata.make': 'Lav en fil med mine data',
  'mydata.starting': 'Går i gang …',
  'mydata.working': 'Vi samler dine data. Du får en mail, når filen er klar, så du behøver ikke vente.',
  'mydata.progress': 'Hvor langt filen er',
  'mydata.failed': 'Filen blev ikke færdig. Det er en fejl hos os.',
  'mydata.ready': 'Filen er fra {{made}} og ligger her til {{until}}.',
  'mydata.download': 'Hent filen',
  'mydata.again': 'Lav en ny',
  'mydata.deleteTitle': 'Slet din konto',
  'mydata.inTheWay_one': 'Du har en booking, der ikke er slut',
  'mydata.inTheWay_other': 'Du har {{count}} bookinger, der ikke er slut',
  'mydata.until': 'Booking til og med {{day}}',
  'mydata.notYet': 'Du kan ikke slette kontoen endnu',
  'mydata.goods_one': 'Du har {{count}} vare til salg i butikken',
  'mydata.goods_other': 'Du har {{count}} varer til salg i butikken',
  'mydata.unsettled': 'Du har {{amount}} til gode for salg, der ikke er afregnet',
  'mydata.owed': 'Du skylder {{amount}} fra salg, der ikke er afregnet',
  'mydata.balance': 'Du har {{amount}} til gode på din saldo',
  'mydata.debt': 'Du skylder {{amount}} på din saldo',
  'mydata.wayOn':
    'Når det er på plads, kan du slette kontoen her. Vil du ikke vente, så ring til {{market}} på {{phone}}.',
  'mydata.goesTitle': 'Det sletter vi',
  'mydata.goes1': 'Dit navn, din adresse, telefon, e-mail og dine kontooplysninger',
  'mydata.goes2': 'Dit login på alle enheder. Du kan ikke logge ind igen',
  'mydata.goes3': 'Dit navn på tidligere bookinger',
  'mydata.staysTitle': 'Det bliver',
  'mydata.stays1':
    'Kvitteringer og kreditnotaer. Bogføringsloven kræver, at butikken gemmer de nyeste til og med {{day}}',
  'mydata.stays2': 'Bookingerne selv, uden dit navn',
  'mydata.noWayBack':
    'Det kan ikke fortrydes. Vil du leje hos {{market}} igen, opretter du en ny konto. Hent først dine data, hvis du vil have dem.',
  'mydata.goOn': 'Fortsæt',
  'mydata.keep': 'Behold kontoen',
  'mydata.delete': 'Slet min konto',
  'mydata.deleting': 'Sletter …',
  'mydata.goneTitle': 'Din konto er slettet',
  'mydata.goneText':
    'Vi har sendt en sidste mail, der bekræfter det. Tak, fordi du var lejer hos {{market}}.',
  'mydata.toMarket': 'Til {{market}}',
  'codes.exported_lately': 'Du har lige fået en fil. Du kan få en ny, når der er gået en time.',
} satisfies Texts
