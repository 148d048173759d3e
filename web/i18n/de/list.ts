import type { Texts } from '../texts.ts'

export default {
  'list.all': 'Alle',
  'list.pages': 'Seiten',
  'list.pageNumber': 'Seite {{number}}',
  'list.previousPage': 'Vorige Seite',
  'list.nextPage': 'Nächste Seite',
  'list.pageOf': 'Seite {{page}} von {{pages}}',
  'list.pageOfMany': 'Seite {{page}} von mehr als {{pages}}. Suche, um weniger zu sehen.',
  'list.rows_one': '{{count}} insgesamt',
  'list.rows_other': '{{count}} insgesamt',
  'list.showAll': 'Alle zeigen',
  'list.sortBy': 'Reihenfolge',
  'list.filters': 'Filter',
  'list.filtersChosen': 'Filter ({{number}})',
  'list.showHits': 'Liste zeigen',
  'list.clearFilters': 'Filter löschen',
  'list.notADay': 'Gib ein gültiges Datum als TT-MM-JJJJ ein.',
  'list.dayShape': 'TT-MM-JJJJ',
  'list.pickDay': 'Im Kalender wählen',
  'list.previousMonth': 'Voriger Monat',
  'list.nextMonth': 'Nächster Monat',
} satisfies Texts
