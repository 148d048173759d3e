import type { Texts } from '../texts.ts'

export default {
  'mydata.title': 'Meine Daten',
  'mydata.text':
    'Hol dir eine Datei mit allem, was der Laden über dich hat: Konto, Buchungen, Zahlungen, Quittungen, Nachrichten und Mails.',
  'mydata.make': 'Datei mit meinen Daten erstellen',
  'mydata.starting': 'Wird gestartet …',
  'mydata.working':
    'Wir stellen deine Daten zusammen. Du bekommst eine Mail, sobald die Datei fertig ist, und brauchst nicht zu warten.',
  'mydata.progress': 'Fortschritt der Datei',
  'mydata.failed': 'Die Datei wurde nicht fertig. Das ist ein Fehler bei uns.',
  'mydata.ready': 'Die Datei ist von {{made}} und bleibt bis {{until}} hier.',
  'mydata.download': 'Datei herunterladen',
  'mydata.again': 'Neu erstellen',
  'mydata.deleteTitle': 'Konto löschen',
  'mydata.inTheWay_one': 'Eine Buchung von dir läuft noch oder kommt erst',
  'mydata.inTheWay_other': '{{count}} Buchungen von dir laufen noch oder kommen erst',
  'mydata.until': 'Buchung bis einschließlich {{day}}',
  'mydata.notYet': 'Du kannst das Konto noch nicht löschen',
  'mydata.goods_one': '{{count}} Artikel von dir steht im Laden zum Verkauf',
  'mydata.goods_other': '{{count}} Artikel von dir stehen im Laden zum Verkauf',
  'mydata.unsettled': 'Du bekommst noch {{amount}} aus Verkäufen, die nicht abgerechnet sind',
  'mydata.owed': 'Du schuldest {{amount}} aus Verkäufen, die nicht abgerechnet sind',
  'mydata.balance': 'Auf deinem Konto hast du ein Guthaben von {{amount}}',
  'mydata.debt': 'Auf deinem Konto schuldest du {{amount}}',
  'mydata.wayOn':
    'Wenn das erledigt ist, kannst du das Konto hier löschen. Möchtest du nicht warten, ruf {{market}} an: {{phone}}.',
  'mydata.goesTitle': 'Das löschen wir',
  'mydata.goes1': 'Deinen Namen, deine Adresse, Telefonnummer, E-Mail und Bankverbindung',
  'mydata.goes2': 'Deine Anmeldung auf allen Geräten. Du kannst dich nicht mehr anmelden',
  'mydata.goes3': 'Deinen Namen an früheren Buchungen',
  'mydata.staysTitle': 'Das bleibt',
  'mydata.stays1':
    'Quittungen und Gutschriften. Das Gesetz verlangt, dass der Laden die neuesten bis einschließlich {{day}} aufbewahrt',
  'mydata.stays2': 'Die Buchungen selbst, ohne deinen Namen',
  'mydata.noWayBack':
    'Das lässt sich nicht rückgängig machen. Möchtest du wieder bei {{market}} mieten, legst du ein neues Konto an. Hol dir vorher deine Daten, wenn du sie haben möchtest.',
  'mydata.goOn': 'Weiter',
  'mydata.keep': 'Konto behalten',
  'mydata.delete': 'Mein Konto löschen',
  'mydata.deleting': 'Wird gelöscht …',
  'mydata.goneTitle': 'Dein Konto ist gelöscht',
  'mydata.goneText': 'Eine letzte Mail bestätigt es dir. Danke, dass du bei {{market}} gemietet hast.',
  'mydata.toMarket': 'Zu {{market}}',
  'codes.exported_lately':
    'Du hast gerade erst eine Datei bekommen. Nach einer Stunde kannst du eine neue haben.',
} satisfies Texts
