/** One button of a list of products: whoever wants the list as a file presses it, and only then its kinds are fetched. */
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../../kit/later.tsx'
import type { Filter } from '../../kit/list/column.ts'

const ProductExport = later(
  ['goods', 'jobs'],
  async () => (await import('./product-export.tsx')).ProductExport,
)

interface ProductFilesProps {
  filters: readonly Filter[]
  /** The shop's list, as staff see it; else the tenant's own. */
  isShop?: boolean
}

export const ProductFiles = (props: ProductFilesProps) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={20} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('goods.getFile')}
      </Button>
      {isOpen && <ProductExport instead={null} {...props} />}
    </>
  )
}
