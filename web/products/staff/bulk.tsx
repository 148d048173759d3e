/** The products that staff have ticked, one by one, by pages, by a scanner or all at once, and what is done to them. */
import { Button } from '@mantine/core'
import { IconChecks, IconPackageExport } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { idText, numberFrom } from '#shared/products/number.ts'
import { productCalls, staffProductCalls } from '#shared/products/product-calls.ts'
import { isInShop } from '#shared/products/states.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { call } from '../../kit/call.ts'
import { later } from '../../kit/later.tsx'
import { BulkBar } from '../../kit/list/bulk-bar.tsx'
import type { Filter } from '../../kit/list/column.ts'
import { useListAddress } from '../../kit/list/list-address.ts'
import type { Selection } from '../../kit/list/selection.ts'
import { notify, tellFailure } from '../../kit/notify.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { Product } from './product-look.ts'

const HandOutSeveral = later(
  ['staff-goods'],
  async () => (await import('./hand-out-several.tsx')).HandOutSeveral,
)

type Choose = Selection<Product>['choose']

/** A number that a scanner sends ticks its product. */
export const useScanned = (choose: Choose): ((text: string) => boolean) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const tick = async (id: string) => {
    const { name, status } = await call(productCalls.readProduct, {
      audience: 'admin',
      market: marketId,
      params: { id },
    })
    if (!isInShop(status)) return notify('warning', t('staff-goods.scannedNotThere', { name }))
    choose([id], true)
    return notify('good', t('staff-goods.scanned', { name }))
  }
  return text => {
    const id = numberFrom(text)
    if (id) void tick(idText(id)).catch(tellFailure)
    return id !== undefined
  }
}

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
