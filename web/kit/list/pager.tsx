import { Button } from '@mantine/core'
import { usePagination } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import styles from './list.module.css'

interface PagerProps {
  page: number
  pagesCount: number
  onPage: (page: number) => void
}

/** The pages of a list by their numbers: those around the one that is shown, the first and the last. */
export const Pager = ({ page, pagesCount, onPage }: PagerProps) => {
  const { t } = useTranslation()
  const { range, setPage, previous, next } = usePagination({ total: pagesCount, page, onChange: onPage })
  return (
    <nav className={styles.pager} aria-label={t('list.pages')}>
      <Button size="sm" variant="subtle" disabled={page <= 1} onClick={previous}>
        {t('list.previousPage')}
      </Button>
      {range.map((number, at) =>
        number === 'dots' ? (
          <span key={at < range.length / 2 ? 'before' : 'after'} aria-hidden>
            …
          </span>
        ) : (
          <Button
            key={number}
            size="sm"
            variant={number === page ? 'filled' : 'default'}
            aria-label={t('list.pageNumber', { number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => setPage(number)}
          >
            {number}
          </Button>
        ),
      )}
      <Button size="sm" variant="subtle" disabled={page >= pagesCount} onClick={next}>
        {t('list.nextPage')}
      </Button>
    </nav>
  )
}
