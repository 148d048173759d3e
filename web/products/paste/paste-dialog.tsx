import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_AT_ONCE } from '#shared/products/product-fields.ts'
import { DialogFrame } from '../../kit/dialog/dialog-frame.tsx'
import list from '../../kit/list/list.module.css'
import styles from '../thing/products.module.css'
import type { TypedThing } from '../thing/rows.ts'
import { useColumnNames } from '../thing/use-column-names.ts'
import { type Column, isTooMany, type Pasted, thingsOf, withColumn } from './pasted.ts'

const SHOWN = 6

interface PasteDialogProps {
  pasted: Pasted
  onAdd: (things: Partial<TypedThing>[]) => void
  onClose: () => void
}

/** Shows what was pasted before it becomes things: which column is what. */
export const PasteDialog = ({ pasted: first, onAdd, onClose }: PasteDialogProps) => {
  const { t } = useTranslation()
  const [pasted, setPasted] = useState(first)
  const { columns, lines } = pasted
  const things = thingsOf(pasted)
  const left = lines.length - SHOWN
  const add = (event: FormEvent) => {
    event.preventDefault()
    onAdd(things)
  }
  const names = { ...useColumnNames(), count: t('goods.howMany'), none: t('goods.leaveOut') }
  const options = (['name', 'description', 'price', 'discount', 'count', 'none'] as const).map(value => ({
    value,
    label: names[value],
  }))
  return (
    <DialogFrame title={t('goods.pasteTitle')} size="xl" onClose={onClose}>
      <form onSubmit={add}>
        <Stack gap="md">
          <Text>{t('goods.pasteText')}</Text>
          <div className={styles.wide}>
            <table className={list.table} aria-label={t('goods.pasteTitle')}>
              <thead>
                <tr>
                  {columns.map((column, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                    <th key={at}>
                      <NativeSelect
                        miw={130}
                        aria-label={t('goods.columnNumber', { number: at + 1 })}
                        data={options}
                        value={column}
                        onChange={({ currentTarget }) =>
                          setPasted(withColumn(pasted, at, currentTarget.value as Column))
                        }
                      />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.slice(0, SHOWN).map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                  <tr key={at}>
                    {columns.map((column, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                      <td key={index} data-out={column === 'none' || undefined}>
                        {line[index]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {left > 0 && <Text c="dimmed">{t('goods.andMoreLines', { count: left })}</Text>}
          {!columns.includes('name') && <Text c="berry">{t('goods.chooseName')}</Text>}
          {isTooMany(pasted) && <Text c="berry">{t('goods.atMostAlike', { count: MOST_AT_ONCE })}</Text>}
          <Group>
            <Button type="submit" disabled={!columns.includes('name') || !things.length}>
              {t('goods.addThings', { count: things.length })}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('kit.cancel')}
            </Button>
          </Group>
        </Stack>
      </form>
    </DialogFrame>
  )
}
