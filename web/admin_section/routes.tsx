import { Route, Routes } from 'react-router-dom'
import { AdminLogIn } from '../identity/admin-log-in.tsx'
import { ChangePasswordButton } from '../identity/change-password-button.tsx'
import { LogOutButton } from '../identity/log-out-button.tsx'
import { GuardedHashRouter } from '../kit/guarded-hash-router.tsx'
import { later } from '../kit/later.tsx'
import { NotFound } from '../kit/not-found.tsx'
import { AdminFrame } from '../markets/admin-frame.tsx'
import { AdminHome } from '../markets/admin-home.tsx'

const ChangePassword = later([], async () => (await import('../identity/change-password.tsx')).ChangePassword)

const home = (
  <AdminHome>
    <ChangePasswordButton />
  </AdminHome>
)

export const AdminRoutes = () => (
  <GuardedHashRouter>
    <Routes>
      <Route path="/login" element={<AdminLogIn />} />
      <Route path="/" element={<AdminFrame tools={<LogOutButton as="admin" />} />}>
        <Route index element={home} />
        <Route path="password" element={<ChangePassword />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  </GuardedHashRouter>
)
