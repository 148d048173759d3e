import { start } from '../kit/app.tsx'
import { PublicRoutes } from './routes.tsx'

void start(<PublicRoutes />, ['home', 'list', 'markets'])
