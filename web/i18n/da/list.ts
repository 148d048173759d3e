import type { Texts } from '../texts.ts'

export default {
  'list.all': 'Alle',
  'list.pages': 'Sider',
  'list.pageNumber': 'Side {{number}}',
  'list.previousPage': 'Forrige side',
  'list.nextPage': 'Næste side',
  'list.pageOf': 'Side {{page}} af {{pages}}',
  'list.pageOfMany': 'Side {{page}} af flere end {{pages}}. Søg for at finde færre.',
  'list.rows_one': '{{count}} i alt',
  'list.rows_other': '{{count}} i alt',
  'list.showAll': 'Vis alle',
  'list.sortBy': 'Rækkefølge',
  'list.filters': 'Filtre',
  'list.filtersChosen': 'Filtre ({{number}})',
  'list.showHits': 'Vis listen',
  'list.clearFilters': 'Ryd filtrene',
  'list.notADay': 'Skriv en rigtig dato som DD-MM-ÅÅÅÅ.',
  'list.dayShape': 'DD-MM-ÅÅÅÅ',
  'list.pickDay': 'Vælg i en kalender',
  'list.previousMonth': 'Forrige måned',
  'list.nextMonth': 'Næste måned',
} satisfies Texts
