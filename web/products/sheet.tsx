import { useParams } from 'react-router-dom'
import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import { isOpen, type SheetStatus } from '#shared/products/states.ts'
import { tenantsSheetCalls } from '#shared/products/tenants-sheet-calls.ts'
import { later } from '../kit/later.tsx'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'

const OpenSheet = later(
  ['fields', 'form', 'goods', 'products'],
  async () => (await import('./open-sheet.tsx')).OpenSheet,
)
const DoneSheet = later(
  ['fields', 'form', 'goods', 'list', 'products'],
  async () => (await import('./done-sheet.tsx')).DoneSheet,
)

/** A sheet of the tenant: typed until it is completed. */
export const OwnSheet = () => {
  const { id = '' } = useParams()
  const sheet = useRoute(tenantsSheetCalls.readOwnSheet, { params: { id } })
  const access = useRoute(tenantsCalls.readTenants, {})
  return (
    <WhenLoaded of={{ sheet, access }}>
      {({ sheet: whole, access: { customerAccessToProductCreation, customerAccessToProductCompletion } }) =>
        isOpen(whole.status as SheetStatus) && customerAccessToProductCreation ? (
          <OpenSheet key={whole.id} sheet={whole} mayComplete={customerAccessToProductCompletion} />
        ) : (
          <DoneSheet sheet={whole} refresh={sheet.retry} />
        )
      }
    </WhenLoaded>
  )
}
