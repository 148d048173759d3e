import { useTranslation } from 'react-i18next'
import type { Filter } from './column.ts'
import type { ListAddress } from './list-address.ts'

interface RangeError {
  /** The filter with the last day. */
  name: string
  text: string
}

/** What is wrong when a range of days ends before it starts. */
export const useRangeError = (filters: readonly Filter[], address: ListAddress): RangeError | undefined => {
  const { t } = useTranslation()
  for (const { name, label, firstDay } of filters) {
    const first = filters.find(one => one.name === firstDay)
    if (first && address.filter(name) && address.filter(name) < address.filter(first.name))
      return { name, text: t('list.reversed', { last: label, first: first.label }) }
  }
  return undefined
}
