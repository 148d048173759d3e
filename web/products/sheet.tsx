import { useParams } from 'react-router-dom'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { isOpen } from '#shared/products/states.ts'
import { later } from '../kit/later.tsx'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useGoods } from './thing/whose-goods.ts'

const OpenSheet = later(
  ['fields', 'form', 'goods', 'products'],
  async () => (await import('./typing/open-sheet.tsx')).OpenSheet,
)
const DoneSheet = later(
  ['fields', 'form', 'goods', 'list', 'products'],
  async () => (await import('./done/done-sheet.tsx')).DoneSheet,
)

const GoneSheet = later(
  ['fields', 'goods', 'products'],
  async () => (await import('./kept/gone-sheet.tsx')).GoneSheet,
)

/** Who goes from tab to tab reads a sheet at most once a second. */
const ON_FOCUS = { revalidateOnFocus: true, focusThrottleInterval: 1_000 }

/** A sheet: typed until it is completed. */
export const SheetPage = () => {
  const { id = '' } = useParams()
  const { of, mayMake } = useGoods()
  // Another tab, or staff, may have written on it meanwhile.
  const sheet = useRoute(sheetCalls.readSheet, { params: { ...of, id } }, ON_FOCUS)
  if (sheet.failure?.status === 404) return <GoneSheet key={id} id={id} />
  return (
    <WhenLoaded of={{ sheet }}>
      {({ sheet: whole }) =>
        isOpen(whole.status) && mayMake ? (
          <OpenSheet key={whole.id} sheet={whole} refresh={sheet.retry} />
        ) : (
          <DoneSheet key={whole.id} sheet={whole} refresh={sheet.retry} />
        )
      }
    </WhenLoaded>
  )
}
