/** How many rows a report has in all, and its pages. */
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Page } from '../../kit/list/column.ts'
import type { ListAddress } from '../../kit/list/list-address.ts'
import { Pager } from '../../kit/list/pager.tsx'

interface ReportPagerProps {
  report: Page<unknown>
  address: ListAddress
}

export const ReportPager = ({ report: { page, pagesCount, count = 0 }, address }: ReportPagerProps) => {
  const { t } = useTranslation()
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {t('list.rows', { count })}
      </Text>
      {pagesCount > 1 && (
        <Pager
          page={page}
          pagesCount={Math.max(pagesCount, page)}
          onPage={number => {
            address.change({ page: number === 1 ? '' : String(number) })
            window.scrollTo({ top: 0 })
          }}
        />
      )}
    </>
  )
}
