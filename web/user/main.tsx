import { addFiles } from '../i18n/language.ts'
import { TENANT_FILES } from '../i18n/tenant-files.ts'
import { keepSessions } from '../identity/keep-sessions.ts'
import { start } from '../kit/app.tsx'
import { beginView } from '../kit/calls/view-address.ts'
import { keepApp } from './keep-app.ts'
import { UserRoutes } from './routes.tsx'

addFiles(TENANT_FILES)
beginView()
keepSessions()
keepApp()
void start(<UserRoutes />, ['customers', 'identity', 'markets'])
