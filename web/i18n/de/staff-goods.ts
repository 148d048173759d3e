import type { Texts } from '../texts.ts'

export default {
  'staff-goods.sheetsLead': 'Artikel von {{name}}, selbst geschrieben oder von euch.',
  'staff-goods.noSheets': '{{name}} hat noch keine Warenlisten. Fangt hier mit der ersten an.',
  'staff-goods.noSheetsHere': 'Noch keine Warenlisten.',
  'staff-goods.allSheets': 'Alle Warenlisten',
  'staff-goods.theirProducts': 'Artikel im Laden',
  'staff-goods.isReady': 'Wartet auf euch',
  'staff-goods.keepsPart': '{{name}} bekommt {{percent}} vom Preis.',
  'staff-goods.getsIn': 'Mieter bekommt, {{currency}}',
  'staff-goods.gets': 'Mieter bekommt {{amount}}',
  'staff-goods.priceHint': 'Hier steht dann, was der Mieter bekommt.',
  'staff-goods.getsInAll': '{{name}} bekommt {{amount}}, wenn alles verkauft wird',
  'staff-goods.sentByTenant':
    '{{name}} hat die Liste geschickt und wartet auf euch. Seht sie durch und macht die Artikel fertig. Dann könnt ihr Etiketten drucken.',
  'staff-goods.followsWithoutTill':
    'Sie bekommen Nummern und Strichcodes. Dann könnt ihr Etiketten drucken. Danach lassen sich die Artikel nur einzeln berichtigen.',
  'staff-goods.askCompleteWithoutTill':
    'Die Artikel bekommen Nummern. Danach lässt sich die Liste nicht mehr ändern; die Artikel lassen sich einzeln berichtigen.',
  'staff-goods.follows':
    'Sie bekommen Nummern und Strichcodes und kommen in die Kasse. Dann könnt ihr Etiketten drucken. Danach lassen sich die Artikel nur einzeln berichtigen.',
  'staff-goods.askCompleteText':
    'Die Artikel bekommen Nummern und kommen in die Kasse. Danach lässt sich die Liste nicht mehr ändern; die Artikel lassen sich einzeln berichtigen.',
  'staff-goods.deleteNoneText':
    'Keiner der Artikel steht noch zum Verkauf. Verkauftes bleibt in den Verkäufen.',
  'staff-goods.deleteText_one':
    '{{count}} Artikel steht zum Verkauf. Er verlässt den Laden, und sein Etikett gilt nicht mehr. Verkauftes bleibt in den Verkäufen.',
  'staff-goods.deleteText_other':
    '{{count}} Artikel stehen zum Verkauf. Sie verlassen den Laden, und ihre Etiketten gelten nicht mehr. Verkauftes bleibt in den Verkäufen.',
  'staff-goods.makingFailedText':
    'Es ist ein Fehler bei uns. Auf der Liste ging nichts verloren. Versucht es noch einmal, oder schreibt Reol.',
  'staff-goods.products': 'Artikel',
  'staff-goods.search': 'Name oder Artikelnummer suchen',
  'staff-goods.none': 'Hier stehen die Artikel, sobald eine Warenliste fertig gemacht ist.',
  'staff-goods.tenant': 'Mieter',
  'staff-goods.sellsFor': 'Verkaufspreis',
  'staff-goods.soldFor': 'Verkauft für',
  'staff-goods.noLabel': 'Ohne Etikett',
  'staff-goods.newLabel': 'Braucht ein neues Etikett',
  'staff-goods.handedOut': 'Ausgegeben',
  'staff-goods.priceOnSheet': 'Preis auf der Liste',
  'staff-goods.ownDiscount': 'Eigener Rabatt, {{percent}}',
  'staff-goods.commission': 'Kommission, {{percent}}',
  'staff-goods.tenantGets': '{{name}} bekommt',
  'staff-goods.sheet': 'Warenliste',
  'staff-goods.seeSheet': 'Warenliste ansehen',
  'staff-goods.label': 'Etikett',
  'staff-goods.printLabel': 'Etikett aus der Warenliste drucken',
  'staff-goods.reason': 'Warum',
  'staff-goods.when': 'Ausgegeben',
  'staff-goods.handOut': 'Ausgeben',
  'staff-goods.handOutTitle': '„{{name}}“ ausgeben',
  'staff-goods.handOutText':
    'Der Artikel verlässt den Laden und lässt sich nicht verkaufen. Das lässt sich rückgängig machen.',
  'staff-goods.reasonHint': 'Zum Beispiel vom Mieter abgeholt. Darf leer bleiben.',
  'staff-goods.handingOut': 'Wird ausgegeben …',
  'staff-goods.isHandedOut': '„{{name}}“ ist ausgegeben.',
  'staff-goods.takeBack': 'Ausgabe rückgängig machen',
  'staff-goods.takingBack': 'Wird zurückgenommen …',
  'staff-goods.isBack': '„{{name}}“ ist wieder im Laden.',
  'staff-goods.correct': 'Berichtigen',
  'staff-goods.correctTitle': '„{{name}}“ berichtigen',
  'staff-goods.correctText':
    'Ändert sich der Preis, braucht der Artikel ein neues Etikett. Der Mieter sieht die Änderung.',
  'staff-goods.correcting': 'Wird gespeichert …',
  'staff-goods.corrected': 'Der Artikel ist berichtigt.',
  'staff-goods.save': 'Speichern',
  'staff-goods.description': 'Mehr zum Artikel',
  'staff-goods.discountFrom': 'Rabatt ab',
  'staff-goods.discountTo': 'Rabatt bis einschließlich',
  'staff-goods.used': 'gebraucht',
  'staff-goods.new': 'neu',
  'staff-goods.close': 'Artikel schließen',
  'staff-goods.noSuch': 'Kein Artikel hat diese Nummer, oder er ist gelöscht.',
  'staff-goods.toProducts': 'Alle Artikel ansehen',
  'staff-goods.notTakenText':
    'Bringt in Ordnung, was die Kasse bemängelt, und versucht es auf der Seite der Kasse noch einmal. Bis dahin: verkauft sie mit Betrag und tippt die Nummer ein.',
  'staff-goods.seeTill': 'Zur Kasse',
  'staff-goods.notInTillYet': 'Noch nicht in der Kasse',
  'staff-goods.notInTill': 'Nicht in der Kasse',
  'staff-goods.tillRefuses': 'Kasse nimmt die Änderung nicht',
  'staff-goods.tillSays': 'Die Kasse sagt:',
} satisfies Texts
