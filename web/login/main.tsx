import { keepSessions } from '../identity/keep-sessions.ts'
import { start } from '../kit/app.tsx'
import { LoginRoutes } from './routes.tsx'

keepSessions()
void start(<LoginRoutes />, ['identity', 'markets'])
