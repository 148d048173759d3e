import { Navigate, Route, Routes } from 'react-router-dom'
import { PeriodPage } from './period-page.tsx'
import { PricePage } from './price-page.tsx'
import { ServicePage } from './service-page.tsx'
import { ShelfPage } from './shelf-page.tsx'
import { TypePage } from './type-page.tsx'

/** The screens of the price list. They load together, because they share most of their code. */
export const PriceList = () => (
  <Routes>
    <Route path="types" element={<PricePage />} />
    <Route path="types/:id" element={<TypePage />} />
    <Route path="periods" element={<PeriodPage />} />
    <Route path="services" element={<ServicePage />} />
    <Route path="shelves" element={<ShelfPage />} />
    <Route path="*" element={<Navigate to="/booking/types" replace />} />
  </Routes>
)
