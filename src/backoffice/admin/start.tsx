import { startApp } from '../parts/frame/start-app.tsx'
import { adminApp } from './admin-app.tsx'

await startApp(adminApp)
