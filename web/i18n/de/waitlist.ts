import type { Texts } from '../texts.ts'

export default {
  'waitlist.title': 'Auf die Warteliste setzen',
  'waitlist.lead_one':
    'Wird {{name}} für {{period}} frei, schreiben wir dir und halten das Regal {{count}} Stunde frei. Das kostet nichts.',
  'waitlist.lead_other':
    'Wird {{name}} für {{period}} frei, schreiben wir dir und halten das Regal {{count}} Stunden frei. Das kostet nichts.',
  'waitlist.when': 'Wann möchtest du anfangen?',
  'waitlist.anyDay': 'Jederzeit',
  'waitlist.certainDay': 'An einem bestimmten Tag',
  'waitlist.join': 'Auf die Warteliste setzen',
  'waitlist.dateStart': 'Erster Tag',
  'waitlist.daysLater': 'Darf es auch später sein?',
  'waitlist.onlyThatDay': 'Nur dieser Tag',
  'waitlist.orLater_one': 'Oder bis zu {{count}} Tag später',
  'waitlist.orLater_other': 'Oder bis zu {{count}} Tage später',
  'waitlist.name': 'Name',
  'waitlist.email': 'E-Mail',
  'waitlist.joining': 'Du wirst eingetragen …',
  'waitlist.joinedTitle': 'Du stehst auf der Warteliste',
  'waitlist.forDay': 'Du wartest auf ein Regal ab {{day}}.',
  'waitlist.forDays': 'Du wartest auf ein Regal ab {{first}}, spätestens ab {{last}}.',
  'waitlist.joinedText_one':
    'Wird eines frei und bist du an der Reihe, schreiben wir dir und halten das Regal {{count}} Stunde frei. Schau in deine Mails.',
  'waitlist.joinedText_other':
    'Wird eines frei und bist du an der Reihe, schreiben wir dir und halten das Regal {{count}} Stunden frei. Schau in deine Mails.',
  'waitlist.joinedBefore': 'Standest du schon darauf, sagt dir die Mail, wonach wir jetzt suchen.',
  'waitlist.change': 'Wunsch ändern',
  'waitlist.offerTitle': 'Ein Regal ist für dich frei',
  'waitlist.heldUntil':
    'Wir halten dir das Regal bis {{day}}, {{time}} Uhr. Danach bekommt es die nächste Person.',
  'waitlist.shelf': 'Regal {{name}}',
  'waitlist.period': 'Zeitraum',
  'waitlist.first': 'Erster Tag',
  'waitlist.last': 'Letzter Tag',
  'waitlist.price': 'Preis',
  'waitlist.take': 'Regal buchen',
  'waitlist.taking': 'Das Regal wird reserviert …',
  'waitlist.takeHint': 'Nach dem Buchen hast du 15 Minuten zum Bezahlen.',
  'waitlist.decline': 'Nein danke',
  'waitlist.declining': 'Das Regal wird weitergegeben …',
  'waitlist.declineTitle': 'Soll das Regal weitergehen?',
  'waitlist.declineText':
    'Die nächste Person auf der Liste bekommt das Regal sofort, und du stehst nicht mehr auf der Warteliste.',
  'waitlist.declinedTitle': 'Das Regal ist weitergegeben',
  'waitlist.declinedText': 'Danke, dass du Bescheid gesagt hast. Du stehst nicht mehr auf der Warteliste.',
  'waitlist.overTitle': 'Das Angebot gilt nicht mehr',
  'waitlist.overText':
    'Hast du das Regal selbst genommen, liegt es in deinem Warenkorb. Sonst ist es gebucht, oder die Zeit ist abgelaufen: Such ein anderes Regal, oder setz dich wieder auf die Warteliste.',
  'waitlist.findShelf': 'Regal finden',
  'waitlist.leaveTitle': 'Warteliste verlassen',
  'waitlist.leaveText': 'Möchtest du nicht mehr auf ein Regal bei {{shop}} warten?',
  'waitlist.leave': 'Von der Liste streichen',
  'waitlist.leaving': 'Du wirst gestrichen …',
  'waitlist.left': 'Du stehst nicht mehr auf der Warteliste und bekommst keine Mails mehr dazu.',
} satisfies Texts
