import { HashRouter, Route, Routes } from 'react-router-dom'
import { CustomerFrame } from '../customers/customer-frame.tsx'
import { CustomerHome } from '../customers/customer-home.tsx'
import { later } from '../kit/later.tsx'
import { NotFound } from '../kit/not-found.tsx'

const Booking = later(() => import('../bookings/customer-booking.tsx'))
const ChangePassword = later(() => import('../identity/change-password.tsx'))

export const UserRoutes = () => (
  <HashRouter>
    <Routes>
      <Route path="/" element={<CustomerFrame />}>
        <Route index element={<CustomerHome />} />
        <Route path="create_booking/*" element={<Booking />} />
        <Route path="password" element={<ChangePassword />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  </HashRouter>
)
