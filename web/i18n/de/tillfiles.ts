import type { Texts } from '../texts.ts'

export default {
  'tillfiles.out': 'Artikel für die Kasse',
  'tillfiles.outText':
    'Eine CSV-Datei mit allem, was zum Verkauf steht: Nummer, Name, heutiger Preis und MwSt. Lies sie in die Kasse ein.',
  'tillfiles.forSale': 'Jetzt zum Verkauf',
  'tillfiles.lastFile': 'Letzte Datei',
  'tillfiles.noLast': 'Noch keine',
  'tillfiles.products_one': '{{number}} Artikel',
  'tillfiles.products_other': '{{number}} Artikel',
  'tillfiles.which': 'Was soll hinein?',
  'tillfiles.all': 'Alles, was zum Verkauf steht',
  'tillfiles.onlyChanges': 'Nur Neues und Geändertes seit der letzten Datei',
  'tillfiles.onlyChangesHint': 'Wähle alles, wenn die letzte Datei nicht in die Kasse kam.',
  'tillfiles.make': 'Datei erstellen',
  'tillfiles.inFile': 'In der Datei',
  'tillfiles.new': 'Neu',
  'tillfiles.changed': 'Anderer Preis oder Name',
  'tillfiles.gone': 'Nicht mehr zum Verkauf',
  'tillfiles.in': 'Verkäufe aus der Kasse',
  'tillfiles.inText':
    'Hole die Verkäufe als CSV aus der Kasse und lies sie hier ein. Ihr seht, was aus jeder Zeile wird, bevor etwas gebucht wird.',
  'tillfiles.begin': 'Verkäufe einlesen',
  'codes.till_is_connected':
    'Die Kasse ist mit Reol verbunden, die Verkäufe kommen von selbst. Eine Datei würde sie doppelt buchen.',
} satisfies Texts
