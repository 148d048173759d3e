import { Navigate, Route, Routes } from 'react-router-dom'
import { later } from '../kit/later.tsx'
import { OnlyWith } from '../kit/rights/only-with.tsx'
import { OnePeriod, PeriodPage } from './period-page.tsx'
import { OneService, ServicePage } from './service-page.tsx'
import { ShelfPage } from './shelf-page.tsx'
import { TypePage } from './type-page.tsx'

const PricePage = later([], async () => (await import('./price-page.tsx')).PricePage)
const TypePricesPage = later([], async () => (await import('./type-prices-page.tsx')).TypePricesPage)

/** The screens of the price list. They load together, because they share most of their code; the grids apart. */
export const PriceList = () => (
  <Routes>
    <Route path="types" element={<PricePage />} />
    <Route path="types/:id" element={<TypePage />} />
    <Route element={<OnlyWith right="own" />}>
      <Route path="types/:id/prices" element={<TypePricesPage />} />
      <Route path="periods" element={<PeriodPage />} />
      <Route path="periods/:id" element={<OnePeriod />} />
      <Route path="services" element={<ServicePage />} />
      <Route path="services/:id" element={<OneService />} />
    </Route>
    <Route path="shelves" element={<ShelfPage />} />
    <Route path="*" element={<Navigate to="/booking/types" replace />} />
  </Routes>
)
