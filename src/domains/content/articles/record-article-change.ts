import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { Editor } from './edit-article.ts'
import type { KeptArticle } from './article-storage.ts'

export type ArticleAct = 'create' | 'autosave' | 'save' | 'restore' | 'publish' | 'schedule' | 'withdraw'
