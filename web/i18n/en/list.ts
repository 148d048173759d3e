import type { Texts } from '../texts.ts'

export default {
  'list.all': 'All',
  'list.pages': 'Pages',
  'list.pageNumber': 'Page {{number}}',
  'list.previousPage': 'Previous page',
  'list.nextPage': 'Next page',
  'list.pageOf': 'Page {{page}} of {{pages}}',
  'list.pageOfMany': 'Page {{page}} of more than {{pages}}. Search to see fewer.',
  'list.rows_one': '{{count}} in all',
  'list.rows_other': '{{count}} in all',
  'list.showAll': 'Show all',
  'list.sortBy': 'Order',
  'list.filters': 'Filters',
  'list.filtersChosen': 'Filters ({{number}})',
  'list.showHits': 'Show the list',
  'list.clearFilters': 'Clear the filters',
  'list.notADay': 'Write a real date as DD-MM-YYYY.',
  'list.dayShape': 'DD-MM-YYYY',
  'list.pickDay': 'Choose in a calendar',
  'list.previousMonth': 'Previous month',
  'list.nextMonth': 'Next month',
} satisfies Texts
