/** One button: whoever wants the lines as a file presses it, and only then its kinds are fetched. */
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../kit/later.tsx'
import styles from './sales.module.css'
import type { SalesExportProps } from './sales-export.tsx'

const SalesExport = later(['jobs', 'sold'], async () => (await import('./sales-export.tsx')).SalesExport)

export const SalesFiles = (props: SalesExportProps) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.files}>
      <Button
        variant="default"
        leftSection={<IconDownload size={20} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('sold.getFile')}
      </Button>
      {isOpen && <SalesExport instead={null} {...props} />}
    </div>
  )
}
