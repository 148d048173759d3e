/** The products that staff have ticked, one by one, by pages, by a scanner or all at once, and what is done to them. */
import { Button, Text } from '@mantine/core'
import { IconChecks, IconPackageExport } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staffProductCalls } from '#shared/products/product-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { later } from '../../kit/later.tsx'
import { BulkBar } from '../../kit/list/bulk-bar.tsx'
import type { Filter } from '../../kit/list/column.ts'
import { useListAddress } from '../../kit/list/list-address.ts'
import type { Selection } from '../../kit/list/selection.ts'
import { notify } from '../../kit/notify.ts'
import type { Product } from './product-look.ts'

const HandOutSeveral = later(
  ['staff-goods'],
  async () => (await import('./several-dialog.tsx')).HandOutSeveral,
)

type Choose = Selection<Product>['choose']

interface ProductBulkProps {
  filters: readonly Filter[]
  chosen: ReadonlySet<string>
  choose: Choose
  onClear: () => void
}

export const ProductBulk = ({ filters, chosen, choose, onClear }: ProductBulkProps) => {
  const { t } = useTranslation()
  const { query } = useListAddress({ filters })
  const act = useAct()
  const [asked, setAsked] = useState<readonly string[]>()
  const { page: _page, ...found } = query
  const chooseAll = async () => {
    const answer = await act(send => send(staffProductCalls.listProductIds, { query: found }), {
      busy: t('staff-goods.choosing'),
    })
    if (!answer) return
    choose(answer.ids, true)
    if (answer.more) notify('warning', t('staff-goods.choseFirst', { count: answer.ids.length }))
  }
  return (
    <>
      <BulkBar count={chosen.size} onClear={onClear}>
        <Text size="sm" c="dimmed" visibleFrom="sm">
          {t('staff-goods.scanMore')}
        </Text>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconChecks size={20} aria-hidden />}
          onClick={() => void chooseAll()}
        >
          {t('staff-goods.chooseAll')}
        </Button>
        <Button
          size="sm"
          leftSection={<IconPackageExport size={20} aria-hidden />}
          onClick={() => setAsked([...chosen])}
        >
          {t('staff-goods.handOutCount', { count: chosen.size })}
        </Button>
      </BulkBar>
      {asked && (
        <HandOutSeveral
          instead={null}
          ids={asked}
          onClose={isDone => {
            setAsked(undefined)
            if (isDone) onClear()
          }}
        />
      )}
    </>
  )
}
