import { keepSessions } from '../identity/keep-sessions.ts'
import { start } from '../kit/app.tsx'
import { UserRoutes } from './routes.tsx'

keepSessions()
void start(<UserRoutes />, ['customers', 'identity', 'markets'])
