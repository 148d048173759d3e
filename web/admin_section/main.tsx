import { keepSessions } from '../identity/keep-sessions.ts'
import { start } from '../kit/app.tsx'
import { AdminRoutes } from './routes.tsx'

keepSessions()
void start(<AdminRoutes />, ['identity', 'staff'])
