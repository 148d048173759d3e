import type { Texts } from '../texts.ts'

export default {
  'waitlist.title': 'Skriv dig på ventelisten',
  'waitlist.lead_one':
    'Bliver {{name}} ledig i {{period}}, skriver vi til dig og holder den i {{count}} time. Det er gratis.',
  'waitlist.lead_other':
    'Bliver {{name}} ledig i {{period}}, skriver vi til dig og holder den i {{count}} timer. Det er gratis.',
  'waitlist.when': 'Hvornår vil du helst begynde?',
  'waitlist.anyDay': 'Når som helst',
  'waitlist.certainDay': 'En bestemt dag',
  'waitlist.join': 'Skriv mig på ventelisten',
  'waitlist.dateStart': 'Første dag',
  'waitlist.daysLater': 'Må det også være senere?',
  'waitlist.onlyThatDay': 'Kun den dag',
  'waitlist.orLater_one': 'Eller op til {{count}} dag senere',
  'waitlist.orLater_other': 'Eller op til {{count}} dage senere',
  'waitlist.name': 'Navn',
  'waitlist.email': 'E-mail',
  'waitlist.joining': 'Skriver dig op …',
  'waitlist.joinedTitle': 'Du står på ventelisten',
  'waitlist.forDay': 'Du venter på en hylde fra {{day}}.',
  'waitlist.forDays': 'Du venter på en hylde fra {{first}}, eller senest fra {{last}}.',
  'waitlist.joinedText_one':
    'Bliver en ledig, og er det din tur, skriver vi til dig og holder hylden i {{count}} time. Hold øje med din mail.',
  'waitlist.joinedText_other':
    'Bliver en ledig, og er det din tur, skriver vi til dig og holder hylden i {{count}} timer. Hold øje med din mail.',
  'waitlist.joinedBefore': 'Stod du der i forvejen, siger mailen til dig, hvad vi leder efter nu.',
  'waitlist.change': 'Ret, hvad du venter på',
  'waitlist.offerTitle': 'En hylde er ledig til dig',
  'waitlist.heldUntil':
    'Vi holder hylden for dig til {{day}} kl. {{time}}. Derefter går den videre til den næste.',
  'waitlist.shelf': 'hylde {{name}}',
  'waitlist.period': 'Periode',
  'waitlist.first': 'Første dag',
  'waitlist.last': 'Sidste dag',
  'waitlist.price': 'Pris',
  'waitlist.take': 'Book hylden',
  'waitlist.taking': 'Reserverer hylden …',
  'waitlist.takeHint': 'Når du booker, har du 15 minutter til at betale.',
  'waitlist.decline': 'Nej tak',
  'waitlist.declining': 'Giver hylden videre …',
  'waitlist.declineTitle': 'Skal hylden gå videre?',
  'waitlist.declineText':
    'Den næste på listen får hylden med det samme, og du står ikke længere på ventelisten.',
  'waitlist.declinedTitle': 'Hylden er gået videre',
  'waitlist.declinedText': 'Tak, fordi du sagde til. Du står ikke længere på ventelisten.',
  'waitlist.overTitle': 'Tilbuddet gælder ikke længere',
  'waitlist.overText':
    'Har du selv taget hylden, ligger den i din kurv. Ellers er den booket, eller tiden er løbet ud: find en anden hylde, eller skriv dig på ventelisten igen.',
  'waitlist.findShelf': 'Find en hylde',
  'waitlist.leaveTitle': 'Forlad ventelisten',
  'waitlist.leaveText': 'Vil du ikke længere vente på en hylde hos {{shop}}?',
  'waitlist.leave': 'Tag mig af listen',
  'waitlist.leaving': 'Tager dig af listen …',
  'waitlist.left': 'Du står ikke længere på ventelisten. Du får ikke flere mails om den.',
} satisfies Texts
