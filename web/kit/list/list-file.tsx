/** One button of a list: all its hits as a file, for Excel or as CSV. Only then its pages are fetched. */
import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/language.ts'
import { useAct } from '../act/use-act.ts'
import type { Send } from '../calls/caller.tsx'
import type { Column, Page } from './column.ts'

interface ListFileProps<Row> {
  /** Fetches a page, from 1. */
  ask: (send: Send, page: number) => Promise<Page<Row>>
  /** The name of the list, and of its file. */
  title: string
  columns: readonly Column<Row>[]
}

export const ListFile = <Row,>({ ask, title, columns }: ListFileProps<Row>) => {
  const { t } = useTranslation()
  const act = useAct()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const make = (format: 'xlsx' | 'csv') =>
    act(
      async send => {
        const { saveList } = await import('./save-list.ts')
        await saveList({ ask: page => ask(send, page), columns, title, format, language })
        return true
      },
      { busy: t('list.makingFile') },
    )
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconDownload size={20} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('list.getFile')}
      </Button>
      {isOpen && (
        <>
          <Button size="sm" variant="subtle" onClick={() => void make('xlsx')}>
            {t('list.toExcel')}
          </Button>
          <Button size="sm" variant="subtle" onClick={() => void make('csv')}>
            {t('list.toCsv')}
          </Button>
        </>
      )}
    </Group>
  )
}
