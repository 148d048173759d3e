/** What saves typing, above the things of a sheet: old labels, many alike. */
import { Button, Group, Text } from '@mantine/core'
import { IconCopyPlus, IconScan } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_OF_SHEET } from '#shared/products/product-fields.ts'
import { later } from '../../kit/later.tsx'
import { useIsNarrow } from '../../kit/list/use-is-narrow.ts'
import { notify, textOfCode } from '../../kit/notify.ts'
import { useHasCamera } from '../scan/use-camera.ts'
import type { TypedThing } from '../thing/rows.ts'
import styles from './sheet-tools.module.css'
import type { SheetRows } from './use-sheet-rows.ts'

const ManyAlike = later(
  ['fields', 'goods', 'products'],
  async () => (await import('./many-alike.tsx')).ManyAlike,
)

const ScanDialog = later(
  ['fields', 'goods', 'products'],
  async () => (await import('../scan/scan-dialog.tsx')).ScanDialog,
)

/** How many things still have room. The empty row at the end is none of them. */
export const roomOn = ({ rows }: SheetRows): number => MOST_OF_SHEET - (rows.length - 1)

export const SheetTools = ({ sheet, fee }: { sheet: SheetRows; fee: number }) => {
  const { t } = useTranslation()
  const isNarrow = useIsNarrow()
  const hasCamera = useHasCamera()
  const [opened, setOpened] = useState<'scan' | 'many'>()
  const close = () => setOpened(undefined)
  const open = (tool: 'scan' | 'many') => () =>
    roomOn(sheet) > 0 ? setOpened(tool) : notify('error', textOfCode('sheet_full'))
  const add = (thing: Partial<TypedThing>) =>
    roomOn(sheet) > 0 ? sheet.append([thing]) : notify('error', textOfCode('sheet_full'))
  return (
    <div className={styles.tools}>
      <Group gap="xs">
        {(isNarrow || hasCamera) && (
          <Button variant="default" leftSection={<IconScan size={20} aria-hidden />} onClick={open('scan')}>
            {t('goods.scan')}
          </Button>
        )}
        <Button variant="default" leftSection={<IconCopyPlus size={20} aria-hidden />} onClick={open('many')}>
          {t('goods.manyAlike')}
        </Button>
      </Group>
      {!isNarrow && <Text c="dimmed">{t('goods.pasteHint')}</Text>}
      {opened === 'many' && (
        <ManyAlike
          instead={null}
          fee={fee}
          rows={sheet.rows}
          room={roomOn(sheet)}
          onAdd={things => {
            close()
            sheet.append(things)
          }}
          onClose={close}
        />
      )}
      {opened === 'scan' && <ScanDialog instead={null} onAdd={add} onClose={close} />}
    </div>
  )
}
