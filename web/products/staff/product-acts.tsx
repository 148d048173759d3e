/** What staff do with a product: hand it out, take that back, correct it. */

import { Button, Group } from '@mantine/core'
import { IconArrowBackUp, IconPackageExport, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staffProductCalls } from '#shared/products/product-calls.ts'
import { isInShop, PRODUCT } from '#shared/products/states.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { later } from '../../kit/later.tsx'
import { IfMay } from '../../kit/rights/if-may.tsx'
import { useNewest } from '../typing/use-newest.ts'
import type { Product } from './product-look.ts'

const HandOutDialog = later(
  ['form', 'products'],
  async () => (await import('./hand-out-dialog.tsx')).HandOutDialog,
)
const CorrectDialog = later(
  ['fields', 'form', 'products'],
  async () => (await import('./correct-dialog.tsx')).CorrectDialog,
)

interface TakeBackProps {
  product: Product
  onBack: (answer: Product) => void
}

const TakeBack = ({ product: { id, name }, onBack }: TakeBackProps) => {
  const { t } = useTranslation()
  const act = useAct()
  const takeBack = async () => {
    const answer = await act(send => send(staffProductCalls.revertCheckout, { params: { id } }), {
      busy: t('staff-goods.takingBack'),
      done: t('staff-goods.isBack', { name }),
    })
    if (answer) onBack(answer)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={20} aria-hidden />}
      onClick={() => void takeBack()}
    >
      {t('staff-goods.takeBack')}
    </Button>
  )
}

export const ProductActs = ({ product: read }: { product: Product }) => {
  const { t } = useTranslation()
  const { newest: product, note } = useNewest(read)
  const [open, setOpen] = useState<'out' | 'correct'>()
  const close = () => setOpen(undefined)
  return (
    <IfMay right="serve">
      <Group gap="sm">
        {product.status === PRODUCT.handedOut && <TakeBack product={product} onBack={note} />}
        {isInShop(product.status) && (
          <>
            <Button
              variant="default"
              leftSection={<IconPencil size={20} aria-hidden />}
              onClick={() => setOpen('correct')}
            >
              {t('staff-goods.correct')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPackageExport size={20} aria-hidden />}
              onClick={() => setOpen('out')}
            >
              {t('staff-goods.handOut')}
            </Button>
          </>
        )}
      </Group>
      {open === 'out' && <HandOutDialog instead={null} product={product} onClose={close} />}
      {open === 'correct' && (
        <CorrectDialog instead={null} product={product} onCorrected={note} onClose={close} />
      )}
    </IfMay>
  )
}
