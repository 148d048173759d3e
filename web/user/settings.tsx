import type { ReactNode } from 'react'
import { OwnSettings } from '../customers/own-settings.tsx'
import { later } from '../kit/later.tsx'
import { useSeesSales } from './sees-sales.ts'

const SaleNotices = later(
  ['notices'],
  async () => (await import('../messages/notices/sale-notices.tsx')).SaleNotices,
)
const MyData = later(['mydata'], async () => (await import('../messages/my-data.tsx')).MyData)

/** Who sees no figures hears of no sale either. */
export const Settings = ({ logOut }: { logOut: ReactNode }) => {
  const seesSales = useSeesSales()
  return <OwnSettings notices={seesSales && <SaleNotices />} myData={<MyData />} logOut={logOut} />
}
