import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { later } from '../kit/later.tsx'
import { Home } from '../markets/home.tsx'
import { WriteToOperator } from '../messages/write-to-operator.tsx'

const NotFound = later(['missing'], async () => (await import('../kit/frame/not-found.tsx')).NotFound)
const Terms = later(['missing'], async () => (await import('../markets/terms.tsx')).Terms)

export const PublicRoutes = () => (
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<Home WriteUs={WriteToOperator} />} />
      <Route path="/terms/:marketId?" element={<Terms />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  </BrowserRouter>
)
