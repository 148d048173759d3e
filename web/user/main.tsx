import { keepSessions } from '../identity/keep-sessions.ts'
import { start } from '../kit/app.tsx'
import { keepApp } from './keep-app.ts'
import { UserRoutes } from './routes.tsx'

keepSessions()
keepApp()
void start(<UserRoutes />, ['customers', 'identity', 'markets'])
