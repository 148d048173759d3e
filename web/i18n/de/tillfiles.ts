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
  'codes.till_file_broken': 'Ein Anführungszeichen in der Datei endet nie. Speichere sie neu als CSV.',
  'codes.till_file_no_columns': 'Wähle die Spalten mit Datum, Artikelnummer und Betrag.',
  'codes.till_file_no_rows': 'Unter der ersten Zeile stehen keine Verkäufe.',
  'codes.till_file_not_text': 'Das ist keine CSV-Datei. Speichere die Verkäufe als CSV.',
  'codes.till_file_too_large': 'Die Datei ist zu groß: höchstens 4 MB. Nimm weniger Tage auf einmal.',
  'codes.till_file_too_many':
    'Die Datei hat zu viele Zeilen: höchstens 20.000. Nimm weniger Tage auf einmal.',
  'codes.till_file_too_wide': 'Die Datei hat zu viele Spalten: höchstens 100.',
  'codes.till_is_connected':
    'Die Kasse ist mit Reol verbunden, die Verkäufe kommen von selbst. Eine Datei würde sie doppelt buchen.',
} satisfies Texts
