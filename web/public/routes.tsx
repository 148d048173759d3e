import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { later } from '../kit/later.tsx'
import { NotFound } from '../kit/not-found.tsx'
import { Home } from '../markets/home.tsx'

const Terms = later([], async () => (await import('../markets/terms.tsx')).Terms)

export const PublicRoutes = () => (
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/terms/:marketId" element={<Terms />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  </BrowserRouter>
)
