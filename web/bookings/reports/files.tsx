import { Button, Group } from '@mantine/core'
import { IconFileSpreadsheet, IconFileTypeCsv, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../kit/act/use-act.ts'
import styles from './reports.module.css'

interface FilesProps {
  /** Asks for a link to the file. */
  xlsx: () => Promise<{ url: string }>
  csv: () => Promise<{ url: string }>
}

/** The report as a file, or on paper. */
export const Files = ({ xlsx, csv }: FilesProps) => {
  const { t } = useTranslation()
  const act = useAct()
  const fetchFile = async (ask: () => Promise<{ url: string }>) => {
    const made = await act(ask, { busy: t('reports.makingFile') })
    if (made) window.location.assign(made.url)
  }
  return (
    <Group gap="xs" className={styles.files}>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconFileSpreadsheet size={20} aria-hidden />}
        onClick={() => void fetchFile(xlsx)}
      >
        XLSX
      </Button>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconFileTypeCsv size={20} aria-hidden />}
        onClick={() => void fetchFile(csv)}
      >
        CSV
      </Button>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconPrinter size={20} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('reports.print')}
      </Button>
    </Group>
  )
}
