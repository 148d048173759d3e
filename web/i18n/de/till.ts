import type { Texts } from '../texts.ts'

export default {
  'till.title': 'Kasse',
  'till.answers': '{{till}} antwortet',
  'till.tryAgain': 'Jetzt noch einmal versuchen',
  'till.trying': 'Die Kasse wird gefragt …',
  'till.tried': 'Reol versucht es jetzt noch einmal.',
  'till.isOld': 'Gerade können wir nichts Neues laden. Das hier ist von vorher; wir versuchen es wieder.',
  'till.lastContact': 'Letzter Kontakt',
  'till.never': 'Noch keiner',
  'till.todayAt': 'heute um {{time}} Uhr',
  'till.onTheWay': 'Auf dem Weg in die Kasse',
  'till.things_one': '{{count}} Artikel',
  'till.things_other': '{{count}} Artikel',
  'till.thingsAtLeast': 'mindestens {{count}} Artikel',
  'till.soonThere': 'Das geht von selbst.',
  'till.needsYou': 'Braucht euch',
  'till.nothing': 'Nichts',
  'till.silent': '{{till}} antwortet nicht',
  'till.silentText':
    'Reol versucht es von selbst wieder. Nichts geht verloren, und kein Artikel kommt zweimal in die Kasse.',
  'till.busy': '{{till}} hat zu viel zu tun',
  'till.busyText':
    '{{till}} bittet uns, kurz zu warten. Reol macht von selbst weiter, und nichts geht verloren.',
  'till.key': '{{till}} nimmt euren Schlüssel nicht an',
  'till.keyText':
    'Er ist abgelaufen, zurückgezogen oder darf keine Artikel anlegen. Ist der Schlüssel in Ordnung, kommen die Artikel von selbst in die Kasse.',
  'till.checkKey': 'Schlüssel in den Einstellungen prüfen',
  'till.askForKey': 'Bitte den Inhaber oder die Buchhaltung, den Schlüssel in den Einstellungen zu prüfen.',
  'till.says': '{{till}} sagt:',
  'till.meanwhile':
    'Solange: Was in der Kasse ist, wird wie immer verkauft. Neue Artikel haben ihre Nummer auf der Warenliste: verkauft sie mit Betrag und tippt die Nummer ein. Die Etiketten könnt ihr danach drucken.',
  'till.since': 'Seit {{at}}.',
  'till.nextTry': 'Reol versucht es wieder {{at}}.',
  'till.notTaken_one': '{{count}} Artikel kommt nicht in die Kasse',
  'till.notTaken_other': '{{count}} Artikel kommen nicht in die Kasse',
  'till.notTakenMore': 'Viele Artikel kommen nicht in die Kasse. Hier sind die ersten {{count}}',
  'till.notTakenText':
    'Bringt in Ordnung, was die Kasse bemängelt, und versucht es noch einmal. Bis dahin: verkauft sie mit Betrag und tippt die Artikelnummer ein.',
  'till.customer': 'Kunde {{number}}',
  'till.takesNone': 'Reol legt in {{till}} selbst keine Artikel an',
  'till.takesNoneText':
    'Holt die Artikel als Datei und lest sie in {{till}} ein. Die Verkäufe kommen ebenso zurück.',
  'till.allWell': 'Alles ist in der Kasse',
  'till.allWellText': 'Die Artikel, die zum Verkauf stehen, sind mit ihrem Preis in {{till}}.',
  'till.none':
    'Hier ist noch keine Kasse. Mit Zettle gehen Artikel und Verkäufe von selbst, mit jeder anderen Kasse als Dateien.',
  'till.connect': 'Kasse verbinden',
  'till.daysTitle': 'Stimmen die Tage?',
  'till.todayDay': 'Heute',
  'till.addsUp': 'Stimmt',
  'till.lacks': 'Es fehlen {{amount}}',
  'till.isOtherwise': 'Die Kasse sagt etwas anderes',
  'till.unclear': '{{amount}} ungeklärt',
  'till.took_one': 'Kasse, {{count}} Kauf',
  'till.took_other': 'Kasse, {{count}} Käufe',
  'till.inSales': 'Verkaufte Artikel',
  'till.inClearing': 'Ungeklärte Verkäufe',
  'till.setAside': 'Beiseitegelegt',
  'till.beside': 'Rundung und Trinkgeld',
  'till.difference': 'Fehlt',
  'till.toldSame': 'Die Kasse wurde {{day}} um {{time}} gefragt: gleich.',
  'till.toldMore':
    'Die Kasse sagte {{day}} um {{time}}, sie habe {{amount}} mehr eingenommen. Reol sieht heute Nacht wieder nach.',
  'till.toldLess':
    'Die Kasse sagte {{day}} um {{time}}, sie habe {{amount}} weniger eingenommen. Reol sieht heute Nacht wieder nach.',
  'till.moreDays': 'Mehr Tage',
} satisfies Texts
