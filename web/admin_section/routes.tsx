import { HashRouter, Route, Routes } from 'react-router-dom'
import { AdminLogIn } from '../identity/admin-log-in.tsx'
import { later } from '../kit/later.tsx'
import { NotFound } from '../kit/not-found.tsx'
import { AdminFrame } from '../markets/admin-frame.tsx'
import { AdminHome } from '../markets/admin-home.tsx'

const ChangePassword = later(() => import('../identity/change-password.tsx'))

export const AdminRoutes = () => (
  <HashRouter>
    <Routes>
      <Route path="/login" element={<AdminLogIn />} />
      <Route path="/" element={<AdminFrame />}>
        <Route index element={<AdminHome />} />
        <Route path="password" element={<ChangePassword />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  </HashRouter>
)
