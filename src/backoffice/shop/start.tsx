import { startApp } from '../parts/frame/start-app.tsx'
import { shopApp } from './shop-app.tsx'

await startApp(shopApp)
