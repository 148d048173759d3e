/** What saves typing, above the things of a sheet: many alike. */
import { Button, Group, Text } from '@mantine/core'
import { IconCopyPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_OF_SHEET } from '#shared/products/product-fields.ts'
import { later } from '../kit/later.tsx'
import { useIsNarrow } from '../kit/list/use-is-narrow.ts'
import { notify, textOfCode } from '../kit/notify.ts'
import styles from './sheet-tools.module.css'
import type { SheetRows } from './use-sheet-rows.ts'

const ManyAlike = later(
  ['fields', 'goods', 'products'],
  async () => (await import('./many-alike.tsx')).ManyAlike,
)

/** How many things still have room. The empty row at the end is none of them. */
export const roomOn = ({ rows }: SheetRows): number => MOST_OF_SHEET - (rows.length - 1)

export const SheetTools = ({ sheet, fee }: { sheet: SheetRows; fee: number }) => {
  const { t } = useTranslation()
  const isNarrow = useIsNarrow()
  const [isMany, setIsMany] = useState(false)
  const openMany = () => (roomOn(sheet) > 0 ? setIsMany(true) : notify('error', textOfCode('sheet_full')))
  return (
    <div className={styles.tools}>
      <Group gap="xs" grow={isNarrow}>
        <Button variant="default" leftSection={<IconCopyPlus size={20} aria-hidden />} onClick={openMany}>
          {t('goods.manyAlike')}
        </Button>
      </Group>
      {!isNarrow && <Text c="dimmed">{t('goods.pasteHint')}</Text>}
      {isMany && (
        <ManyAlike
          instead={null}
          fee={fee}
          rows={sheet.rows}
          room={roomOn(sheet)}
          onAdd={things => {
            setIsMany(false)
            sheet.append(things)
          }}
          onClose={() => setIsMany(false)}
        />
      )}
    </div>
  )
}
