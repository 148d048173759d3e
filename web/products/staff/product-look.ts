import {
  IconBasketCheck,
  IconCashRegister,
  IconCheck,
  IconPackageExport,
  IconTagOff,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import type { productCalls } from '#shared/products/product-calls.ts'
import { isInShop, PRODUCT } from '#shared/products/states.ts'
import type { StatusLook } from '../../kit/status-mark.tsx'
import { useSheetLook } from '../sheet/use-sheet-look.ts'

export type Product = Answer<typeof productCalls.readProduct>

type Looked = Pick<Product, 'status' | 'needsLabel' | 'isInTill' | 'tillProblem'>

type Look = StatusLook & { text: string }

/** What the till has against it, or that it has it not yet; undefined where nothing is to be said. */
const useTillLook = () => {
  const { t } = useTranslation()
  return ({ status, isInTill, tillProblem }: Looked): Look | undefined => {
    const icon = IconCashRegister
    if (tillProblem)
      return isInTill
        ? { icon, tone: 'bad', text: t('staff-goods.tillRefuses') }
        : { icon, tone: 'bad', text: t('staff-goods.notInTill') }
    if (isInShop(status) && isInTill === false)
      return { icon, tone: 'waiting', text: t('staff-goods.notInTillYet') }
    return undefined
  }
}

/** How a product stands, as a mark and a word; until it is for sale, as its sheet. */
export const useProductLook = () => {
  const { t } = useTranslation()
  const ofSheet = useSheetLook(t('staff-goods.isReady'))
  const ofTill = useTillLook()
  return (product: Looked): Look => {
    const { status, needsLabel } = product
    if (status === PRODUCT.sold) return { icon: IconBasketCheck, tone: 'good', text: t('goods.sold') }
    if (status === PRODUCT.handedOut)
      return { icon: IconPackageExport, tone: 'quiet', text: t('staff-goods.handedOut') }
    const till = ofTill(product)
    if (till) return till
    if (status < PRODUCT.active) return ofSheet(status)
    if (status === PRODUCT.active)
      return { icon: IconTagOff, tone: 'waiting', text: t('staff-goods.noLabel') }
    if (needsLabel) return { icon: IconTagOff, tone: 'waiting', text: t('staff-goods.newLabel') }
    return { icon: IconCheck, tone: 'good', text: t('goods.inShop') }
  }
}
