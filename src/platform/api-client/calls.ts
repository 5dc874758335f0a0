// Generated from the contracts by tools/generate-client.ts: do not edit, run `node tools/generate-client.ts`.
import { sendCall } from './runtime.ts'
import type { CallDescription, Configuration } from './runtime.ts'

export type AccuracyContest = { readonly readingId: number; readonly eshopId: number; readonly shop: string; readonly variantId: number; readonly state: 'waiting' | 'accepted' | 'refused'; readonly outcome: 'price' | 'stock'; readonly shownCents: number; readonly readCents: number | null; readonly shownAvailability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder'; readonly readAvailability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder' | null; readonly observedAt: string; readonly contestedAt: string }

export type AccuracyReading = { readonly id: number; readonly variantId: number; readonly cause: 'click' | 'report'; readonly clickedAt: string; readonly observedAt: string; readonly url: string; readonly shownPrice: number; readonly shownAvailability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder'; readonly readPrice: number | null; readonly readAvailability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder' | null; readonly outcome: 'right' | 'price' | 'stock' | 'unknown'; readonly reason: 'currency' | 'per_unit' | 'without_tax' | 'price_unclear' | 'contradictory' | 'variants' | 'range' | 'nothing_said' | 'changed_meanwhile' | 'robots' | 'refused' | 'gone' | 'not_html' | 'unreachable' | 'elsewhere' | null; readonly message: string | null; readonly evidence: string | null; readonly contest: { readonly state: 'waiting' | 'accepted' | 'refused'; readonly reason: string; readonly contestedAt: string; readonly decision: string | null } | null }

export type AdminData = { readonly esRank: number | null; readonly esPosition: number | null; readonly groupId: number | null; readonly optimizationType: 'APO' | 'MPO' | 'RPO' | null; readonly mainImageType: string | null; readonly mainImageOrientation: string | null; readonly mainImageAiScore: number | null; readonly mainImageAiScoreReasons: readonly string[] | null; readonly day: string; readonly tier: 'bestseller' | 'seller' | 'lowPerformer' | null; readonly cpc: number | null; readonly qualityScore: number | null; readonly impressions: number; readonly clicks: number; readonly factors: readonly { readonly factor: string; readonly name: string; readonly points: number; readonly most: number }[] | null }

export type AdminScore = { readonly variantId: number; readonly data: AdminData; readonly previousData: AdminData | null }

export type Article = { readonly id: number; readonly slug: string; readonly url: string; readonly title: string; readonly lead: string; readonly category: { readonly slug: string; readonly name: string }; readonly author: string; readonly publishedAt: string; readonly updatedAt: string | null; readonly readingMinutes: number; readonly sponsoredBy: string | null }

export type ArticleRow = { readonly id: number; readonly title: string; readonly slug: string; readonly category: string; readonly author: string; readonly state: 'draft' | 'scheduled' | 'published' | 'withdrawn'; readonly version: number; readonly hasChanges: boolean; readonly publishedAt: string | null; readonly savedAt: string; readonly sponsoredBy: string | null }

export type BackOfficeBillingAccount = { readonly eshopId: number; readonly shop: string; readonly legalName: string | null; readonly country: string | null; readonly vat: 'valid' | 'invalid' | 'unknown' | 'none'; readonly owed: number; readonly overdue: number; readonly unbilled: number; readonly costFrom: string | null }

export type BackOfficeBillingDocument = { readonly id: number; readonly kind: 'FT' | 'NC'; readonly name: string; readonly eshopId: number; readonly shop: string; readonly month: string; readonly issuedOn: string; readonly dueOn: string | null; readonly gross: number; readonly open: number | null; readonly reference: string; readonly credits: string | null }

export type BackOfficeChange = { readonly id: number; readonly at: string; readonly by: { readonly id: number; readonly name: string | null } | null; readonly kind: string; readonly thingId: string; readonly action: string; readonly before: unknown; readonly after: unknown; readonly reason: string | null; readonly requestId: string | null; readonly undoes: number | null; readonly undoneBy: number | null; readonly canUndo: boolean }

export type BackOfficeComplaint = { readonly complaintId: number; readonly about: 'suspension' | 'offer' | 'reply'; readonly aboutId: string; readonly body: string; readonly madeAt: string; readonly outcome: 'upheld' | 'corrected' | null; readonly answer: string | null; readonly answeredAt: string | null; readonly eshopId: number; readonly eshopName: string }

export type BackOfficeInspiration = { readonly id: number; readonly name: string; readonly state: 'draft' | 'published'; readonly room: string; readonly style: string; readonly ownerName: string; readonly pieceCount: number; readonly savedAt: string; readonly publishedAt: string | null }

export type BackOfficeMe = { readonly name: string; readonly initials: string; readonly may: readonly string[] }

export type BackOfficePerson = { readonly id: number; readonly name: string; readonly maskedEmail: string; readonly emailHash: string; readonly createdAt: string; readonly roles: readonly ('admin' | 'feeds' | 'content' | 'moderation' | 'finance')[]; readonly isErased: boolean }

export type BackofficeEshop = { readonly eshopId: number; readonly slug: string; readonly profile: { readonly name: string; readonly description: string | null; readonly paid: boolean; readonly contactMail: string | null; readonly domains: readonly { readonly domain: string; readonly kind: 'site' | 'affiliate' }[]; readonly coolingOffDays: number | null; readonly returnPolicy: { readonly text: string; readonly costCents: number | null; readonly checkedOn: string; readonly url: string | null } | null; readonly assemblyPolicy: { readonly text: string; readonly costCents: number | null; readonly checkedOn: string; readonly url: string | null } | null; readonly collectionPolicy: { readonly text: string; readonly costCents: number | null; readonly checkedOn: string; readonly url: string | null } | null; readonly tariffs: readonly { readonly region: 'mainland' | 'madeira' | 'azores'; readonly label: string | null; readonly delivered: boolean; readonly priceCents: number | null; readonly upToWeightG: number | null; readonly upToPriceCents: number | null; readonly freeFromCents: number | null; readonly deliveryDays: number | null }[]; readonly vouchers: readonly { readonly code: string; readonly valueType: 'percent' | 'amount'; readonly value: number; readonly minOrderCents: number; readonly unconditional: boolean; readonly description: string | null; readonly validFrom: string | null; readonly validUntil: string | null }[] }; readonly version: string; readonly liveOffers: number; readonly suspension: { readonly number: number; readonly reasons: readonly ('unlawful' | 'prices' | 'links' | 'clicks' | 'terms')[]; readonly facts: string; readonly toldAt: string; readonly beginsAt: string; readonly isBegun: boolean } | null }

export type BackofficeProduct = { readonly productId: number; readonly slug: string; readonly title: string; readonly mergedInto: number | null; readonly offerCount: number; readonly offers: readonly { readonly variantId: number; readonly itemId: string; readonly eshopName: string; readonly title: string; readonly state: 'live' | 'absent' | 'ended'; readonly priceCents: number; readonly gtin: string | null; readonly pictureUrl: string | null }[]; readonly decisions: readonly { readonly decisionId: number; readonly kind: 'apart' | 'together'; readonly reason: string; readonly madeBy: string; readonly madeAt: string; readonly undoneAt: string | null }[]; readonly twins: readonly { readonly productId: number; readonly title: string; readonly permille: number }[] }

export type BidEstimate = { readonly day: string; readonly pageSize: number; readonly mostPlaces: number; readonly cut: boolean; readonly offers: number; readonly paying: number; readonly placed: readonly { readonly variantId: number; readonly itemId: string; readonly price: number; readonly cpcMicros: number; readonly leading: boolean; readonly placeNow: number | null; readonly placeThen: number | null; readonly labelled: boolean }[]; readonly days: number; readonly clicks: number; readonly costMicros: number }

export type BillingDay = { readonly day: string; readonly clicks: number; readonly costMicros: number; readonly corrected: { readonly clicks: number; readonly costMicros: number }; readonly waiting: number; readonly notBilled: readonly { readonly reason: string; readonly message: string; readonly clicks: number }[] }

export type BillingDocument = { readonly id: number; readonly kind: 'FT' | 'NC'; readonly name: string; readonly month: string; readonly issuedOn: string; readonly dueOn: string | null; readonly net: number; readonly vat: number; readonly gross: number; readonly open: number | null; readonly reference: string; readonly credits: string | null }

export type Choice = { readonly ident: string; readonly id: number | null; readonly name: string; readonly url: string; readonly selected: boolean; readonly disabled: boolean; readonly followable: boolean; readonly highlighted: boolean; readonly count: number | null }

export type ClicksNotBilled = { readonly reason: string; readonly message: string; readonly clicks: number }

export type DeadWork = { readonly id: string; readonly kind: 'job' | 'event'; readonly name: string; readonly key: string | null; readonly payload: string; readonly cause: string; readonly failedAt: string }

export type Delivery = { readonly label: string; readonly logo: string | null; readonly website: string | null; readonly items: readonly { readonly id: string; readonly type: 'mainland' | 'madeira' | 'azores'; readonly label: string; readonly price: number | null; readonly total: number | null; readonly priceCod: number | null; readonly deliveryDays: number | null }[] }

export type EditedArticle = { readonly id: number; readonly version: number; readonly state: 'draft' | 'scheduled' | 'published' | 'withdrawn'; readonly publishedVersion: number | null; readonly publishedAt: string | null; readonly updatedAt: string | null; readonly savedAt: string; readonly document: unknown; readonly missing: readonly string[]; readonly warnings: readonly string[]; readonly url: string; readonly previewUrl: string; readonly pictureUrls: {  }; readonly pictureUploadUrl: string }

export type EditedInspiration = { readonly rooms: readonly { readonly slug: string; readonly name: string }[]; readonly styles: readonly { readonly slug: string; readonly name: string }[]; readonly sent: { readonly picture: string; readonly width: number; readonly height: number; readonly url: string } | null; readonly pictureUploadUrl: string; readonly id: number; readonly version: number; readonly state: 'draft' | 'published'; readonly document: { readonly name: string; readonly description: string; readonly isStl: boolean; readonly room: string; readonly style: string; readonly eshopId: number | null; readonly images: readonly { readonly picture: string; readonly width: number; readonly height: number; readonly hotspots: readonly { readonly x: number; readonly y: number; readonly variantId: number }[] }[] }; readonly pictureUrls: readonly string[]; readonly pieces: readonly { readonly variantId: number; readonly name: string; readonly eshopName: string; readonly isForSale: boolean }[] }

export type FeedCategory = { readonly id: number; readonly name: string; readonly longName: string }

export type FeedCategoryKind = { readonly path: string; readonly words: string | null; readonly offers: number; readonly examples: readonly { readonly itemId: string; readonly title: string }[]; readonly suggestions: readonly { readonly category: FeedCategory; readonly confidence: number }[] }

export type FeedCategoryRule = { readonly ruleId: number; readonly kind: string; readonly path: string; readonly google: string | null; readonly words: string | null; readonly category: FeedCategory; readonly movedOffers: number; readonly madeBy: string; readonly madeAt: string; readonly undoneBy: string | null; readonly undoneAt: string | null }

export type FeedHold = { readonly live: number; readonly missingShare: number | null; readonly priceRatio: number | null; readonly missing: { readonly count: number; readonly examples: readonly { readonly itemId: string; readonly title: string; readonly from: number | null; readonly to: number | null }[] }; readonly created: { readonly count: number; readonly examples: readonly { readonly itemId: string; readonly title: string; readonly from: number | null; readonly to: number | null }[] }; readonly prices: { readonly count: number; readonly examples: readonly { readonly itemId: string; readonly title: string; readonly from: number | null; readonly to: number | null }[] } }

export type FeedNotice = { readonly kind: 'held' | 'failing' | 'disabled'; readonly runId: number; readonly since: string; readonly message: string }

export type FeedProblem = { readonly code: string; readonly severity: 'fatal' | 'error' | 'warning' | 'hint'; readonly line: number | null; readonly column: number | null; readonly itemId: string | null; readonly field: string | null; readonly value: string | null; readonly message: string; readonly action: string }

export type FeedProblemChange = { readonly code: string; readonly title: string; readonly severity: 'fatal' | 'error' | 'warning' | 'hint'; readonly before: number; readonly now: number }

export type FeedProblemGroup = { readonly code: string; readonly title: string; readonly severity: 'fatal' | 'error' | 'warning' | 'hint'; readonly count: number; readonly action: string; readonly examples: readonly { readonly line: number | null; readonly column: number | null; readonly itemId: string | null; readonly field: string | null; readonly value: string | null; readonly message: string }[] }

export type FeedProblemKind = { readonly code: string; readonly title: string; readonly severity: 'fatal' | 'error' | 'warning' | 'hint'; readonly count: number; readonly action: string }

export type FeedRun = { readonly runId: number; readonly state: 'running' | 'applied' | 'held' | 'failed' | 'rejected' | 'replaced'; readonly startedAt: string; readonly finishedAt: string | null; readonly fetchedAt: string | null; readonly isNotModified: boolean; readonly dialect: string | null; readonly encoding: string | null; readonly offers: { readonly read: number; readonly accepted: number; readonly rejected: number; readonly created: number; readonly updated: number; readonly unchanged: number; readonly deactivated: number }; readonly timing: {  }; readonly priceMoves: readonly { readonly itemId: string; readonly title: string; readonly from: number; readonly to: number }[] }

export type FeedState = { readonly eshop: { readonly id: number; readonly name: string; readonly slug: string; readonly domains: readonly string[] }; readonly url: string | null; readonly dialect: string | null; readonly everyMinutes: number; readonly nextFetchAt: string | null; readonly isDue: boolean; readonly lastAppliedAt: string | null; readonly failures: number; readonly disabledAt: string | null; readonly liveOffers: number; readonly notices: readonly FeedNotice[] }

export type FeedTrialItem = { readonly place: number; readonly kind: 'new' | 'changed' | 'gone'; readonly itemId: string; readonly title: string; readonly variantId: number | null; readonly changes: readonly { readonly field: 'price' | 'availability' | 'title' | 'pictures' | 'category' | 'formerPrice' | 'brand' | 'delivery' | 'link' | 'description' | 'colours' | 'materials' | 'styles' | 'rooms' | 'shapes' | 'sizes' | 'other'; readonly from: string | number | null; readonly to: string | number | null }[] }

export type FeedValue = { readonly value: string; readonly fields: readonly string[]; readonly offers: number; readonly ids: readonly number[]; readonly isCorrected: boolean }

export type FeedValueRule = { readonly ruleId: number; readonly list: 'colours' | 'materials' | 'styles' | 'rooms' | 'shapes'; readonly value: string; readonly ids: readonly number[]; readonly movedOffers: number; readonly madeBy: string; readonly madeAt: string; readonly undoneAt: string | null }

export type FilterGroup = { readonly ident: string; readonly label: string; readonly choices: readonly Choice[] }

export type Filters = { readonly category: FilterGroup | null; readonly search: { readonly ident: string; readonly query: string; readonly url: string } | null; readonly price: { readonly range: { readonly min: number | null; readonly max: number | null; readonly selected: boolean; readonly selectedMin: number | null; readonly selectedMax: number | null; readonly url: string }; readonly choices: readonly Choice[]; readonly histogram: readonly { readonly lowerBound: number; readonly upperBound: number; readonly count: number }[] }; readonly sort: FilterGroup; readonly parameters: readonly FilterGroup[]; readonly features: readonly { readonly ident: string; readonly label: string; readonly choices: readonly Choice[]; readonly kind: 'colourGroup' | 'featureGroup' }[]; readonly promo: FilterGroup; readonly manufacturers: FilterGroup; readonly eshops: FilterGroup; readonly dimensions: readonly { readonly ident: string; readonly label: string; readonly range: { readonly min: number | null; readonly max: number | null; readonly selected: boolean; readonly selectedMin: number | null; readonly selectedMax: number | null; readonly url: string }; readonly unknownCount: number }[]; readonly smartPromptChoices: readonly Choice[] }

export type FlagPayload = { readonly features: {  }; readonly experiments: readonly {  }[]; readonly savedGroups?: {  }; readonly dateUpdated: string }

export type FreeValue = null | boolean | number | string | readonly FreeValue[] | {  }

export type Image = { readonly id: string; readonly type: 'product' | 'room' | 'detail' | 'drawing' | 'banner' | 'other' | 'category'; readonly cropped: boolean }

export type Impression = {  }

export type Inspiration = { readonly id: number; readonly name: string; readonly description: string; readonly isStl: boolean; readonly ownerName: string; readonly eshop: { readonly id: number; readonly slug: string; readonly name: string } | null; readonly url: string; readonly images: readonly { readonly imageId: string; readonly originalWidth: number; readonly originalHeight: number; readonly aspectRatio: number; readonly variants: readonly { readonly variantId: number; readonly productId: number; readonly x: number; readonly y: number }[] }[] }

export type InspirationFilters = { readonly rooms: readonly { readonly slug: string; readonly name: string; readonly count: number; readonly isSelected: boolean; readonly url: string }[]; readonly styles: readonly { readonly slug: string; readonly name: string; readonly count: number; readonly isSelected: boolean; readonly url: string }[]; readonly owners: readonly { readonly slug: string; readonly name: string; readonly count: number; readonly isSelected: boolean; readonly url: string }[] }

export type InspirationUpload = { readonly id: number; readonly eshopName: string; readonly fileName: string; readonly sentAt: string; readonly broughtAt: string | null; readonly inspirationCount: number; readonly takenCount: number | null; readonly inspirations: readonly { readonly line: number; readonly ident: string; readonly name: string; readonly pieceCount: number; readonly state: 'new' | 'changed' | 'refused' }[]; readonly refused: readonly { readonly line: number; readonly problem: string }[] }

export type KeptLikeState = { readonly item_id: number; readonly liked_by_user: boolean; readonly saved_by_user: boolean; readonly likes_count: number; readonly comments_count?: number; readonly images_count?: number; readonly star_value?: number | null; readonly answers_count?: number; readonly reviews_count?: number; readonly product_id: number | null }

export type LengthRange = { readonly from: number; readonly to: number }

export type LikeState = { readonly item_id: number; readonly liked_by_user: boolean; readonly saved_by_user: boolean; readonly likes_count: number; readonly comments_count?: number; readonly images_count?: number; readonly star_value?: number | null; readonly answers_count?: number; readonly reviews_count?: number }

export type Me = { readonly name: string; readonly firstName: string; readonly initials: string; readonly avatarUrl: string | null; readonly isAdmin: boolean; readonly isEshop: boolean; readonly adminModeEnabled: boolean; readonly adminOrigin: string | null; readonly staffUrl: string | null; readonly likes: MeLikes; readonly keepsViewed: boolean }

export type MeLikes = { readonly variants: number; readonly comparisons: readonly { readonly itemId: number; readonly productId: number | null }[] }

export type Menu = { readonly primary: readonly MenuItem[]; readonly rooms: readonly MenuItem[]; readonly gifts: readonly MenuItem[]; readonly top: readonly MenuItem[] }

export type MenuItem = { readonly id: number; readonly name: string; readonly imageUrl: string | null; readonly slug: string; readonly children: readonly MenuItem[] }

export type NewInspiration = { readonly rooms: readonly { readonly slug: string; readonly name: string }[]; readonly styles: readonly { readonly slug: string; readonly name: string }[]; readonly sent: { readonly picture: string; readonly width: number; readonly height: number; readonly url: string } | null; readonly pictureUploadUrl: string }

export type OfferBid = { readonly mode: 'APO' | 'MPO' | 'RPO'; readonly bidMicros: number; readonly factorPercent: number; readonly floorMicros: number; readonly costsMicros: number; readonly isInForce: boolean }

export type OfferHistory = { readonly variantId: number; readonly eshop: { readonly id: number; readonly name: string }; readonly condition: 'new' | 'used' | 'refurbished' | 'returned'; readonly active: boolean; readonly currency: 'EUR'; readonly watchedSince: string; readonly points: readonly { readonly from: string; readonly until: string | null; readonly price: number; readonly claimedBefore: number | null; readonly availability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder'; readonly delivery: number | null }[]; readonly gaps: readonly { readonly from: string; readonly until: string | null }[]; readonly lowest: { readonly price: number; readonly day: string } | null; readonly highest: { readonly price: number; readonly day: string } | null; readonly usual: number | null; readonly discount: { readonly discount: number; readonly priceBeforeDiscount: number; readonly since: string; readonly validTo: string } | null; readonly noDiscount: 'not_for_sale' | 'not_reduced' | 'over' | 'short_history' | 'not_seen' | 'not_below' | 'not_live' | null; readonly reference: { readonly price: number; readonly seenAt: string; readonly windowFrom: string; readonly windowUntil: string } | null; readonly computedAt: string }

export type OpenQuestion = { readonly questionId: string; readonly variantId: number; readonly text: string; readonly dateTime: string }

export type OwnCategory = { readonly categoryId: number; readonly name: string; readonly longName: string; readonly parents: readonly string[]; readonly slug: string; readonly offers: number; readonly words: readonly string[]; readonly synonyms: readonly string[] }

export type Pagination = { readonly page: number; readonly pageSize: number; readonly pageCount: number; readonly totalCount: number }

export type PictureProblem = { readonly code: string; readonly message: string; readonly action: string; readonly url: string; readonly state: 'due' | 'fetched' | 'refused' | 'gone'; readonly itemIds: readonly string[]; readonly offers: number; readonly checkedAt: string | null; readonly nextAt: string | null }

export type Problem = { readonly code: 'bad_request' | 'parameter_missing' | 'parameter_invalid' | 'body_malformed' | 'text_not_allowed' | 'unauthenticated' | 'forbidden' | 'passkey_needed' | 'cross_site_refused' | 'not_found' | 'method_not_allowed' | 'request_timeout' | 'conflict' | 'gone' | 'payload_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'misdirected' | 'unprocessable' | 'too_many_requests' | 'headers_too_large' | 'internal' | 'starting' | 'unavailable' | 'overloaded'; readonly title: string; readonly status: number; readonly detail: string; readonly requestId: string }

export type PromotedCategory = { readonly id: number; readonly urlSlug: string; readonly name: string; readonly longName: string }

export type Review = { readonly externalId: string; readonly userId: number | null; readonly userNickName: string | null; readonly userAvatar: string | null; readonly value: number; readonly dateTime: string; readonly imageIds: readonly string[]; readonly text: { readonly text: string; readonly originalText: string | null } | null; readonly reply: { readonly text: string; readonly originalText: string | null; readonly dateTime: string | null } | null; readonly pluses: readonly string[]; readonly minuses: readonly string[]; readonly translatedFrom: string | null; readonly eshop: { readonly id: number; readonly name: string; readonly slug: string } | null; readonly source: 'star' | 'site' | 'import'; readonly verified: 'purchase' | 'shop' | 'none'; readonly variant?: { readonly id: number; readonly name: string; readonly slug: string } }

export type ReviewList = { readonly items: readonly Review[]; readonly hasMore: boolean; readonly totalCount: number }

export type ReviewSummary = { readonly variantId: number; readonly pros: readonly { readonly text: string; readonly percentage?: number; readonly sentences: readonly { readonly reviewId: string; readonly sentence: string }[] }[]; readonly cons: readonly { readonly text: string; readonly percentage?: number; readonly sentences: readonly { readonly reviewId: string; readonly sentence: string }[] }[] }

export type ReviewsModalResult = { readonly rating: number | null; readonly reviewsCount: number; readonly imagesCount: number; readonly vector: readonly number[]; readonly verifiedCount: number; readonly eshops: readonly { readonly id: number; readonly name: string; readonly slug: string }[]; readonly reviews: ReviewList; readonly reviewsWithImage: ReviewList; readonly summaries: readonly ReviewSummary[]; readonly webSummary: WebSummary | null }

export type SearchSynonym = { readonly synonymId: number; readonly words: string; readonly meaning: string | null; readonly category: { readonly id: number; readonly name: string } | null; readonly createdAt: string }

export type ShopApplication = { readonly applicationId: number; readonly state: 'submitted' | 'approved' | 'refused'; readonly company: { readonly legalName: string; readonly tradeName: string; readonly country: string; readonly taxNumber: string; readonly street: string; readonly postalCode: string; readonly city: string; readonly contactName: string; readonly phone: string; readonly mail: string; readonly register: string }; readonly billingProblems: readonly ('legalName' | 'country' | 'taxNumber' | 'street' | 'postalCode' | 'city')[]; readonly register: { readonly isValid: boolean | null; readonly answeredAt: string | null; readonly consultation: string | null; readonly failure: string | null }; readonly domain: string; readonly shownDomain: string; readonly domainOf: number | null; readonly provenBy: 'dns' | 'file' | 'mail' | null; readonly provenAt: string | null; readonly feedUrl: string; readonly lab: { readonly id: string; readonly at: string; readonly read: number; readonly accepted: number; readonly rejected: number; readonly fatal: readonly string[]; readonly errors: readonly string[]; readonly warnings: number } | null; readonly termsVersion: number | null; readonly termsAcceptedAt: string | null; readonly accountSince: string | null; readonly personId: number | null; readonly others: readonly { readonly applicationId: number; readonly state: 'submitted' | 'approved' | 'refused'; readonly domain: string }[]; readonly submittedAt: string; readonly decidedAt: string | null; readonly decidedBy: number | null; readonly reasons: readonly ('company' | 'domain' | 'goods' | 'feed' | 'conduct' | 'duplicate')[]; readonly note: string | null; readonly eshopId: number | null; readonly version: string }

export type ShopApplicationRow = { readonly applicationId: number; readonly state: 'submitted' | 'approved' | 'refused'; readonly shop: string; readonly domain: string; readonly taxNumber: string; readonly provenBy: 'dns' | 'file' | 'mail' | null; readonly accepted: number | null; readonly rejected: number | null; readonly submittedAt: string; readonly decidedAt: string | null; readonly eshopId: number | null }

export type ShopBids = { readonly mode: 'APO' | 'MPO' | 'RPO'; readonly targetCpc: number | null; readonly bids: readonly { readonly categoryId: number | null; readonly priceFrom: number; readonly priceTo: number | null; readonly cpc: number }[]; readonly factors: readonly { readonly itemId: string; readonly percent: number }[]; readonly labelFactors: readonly { readonly label: number; readonly value: string; readonly percent: number }[]; readonly version: string; readonly clicksCost: boolean; readonly costFrom: string | null; readonly commonFloor: number; readonly floors: readonly { readonly categoryId: number; readonly floor: number }[]; readonly categories: readonly { readonly categoryId: number; readonly name: string; readonly floor: number }[] }

export type ShopBudget = { readonly daily: number | null; readonly monthly: number | null; readonly paused: boolean; readonly hours: readonly { readonly days: readonly number[]; readonly from: string; readonly to: string }[]; readonly version: string; readonly spent: { readonly dayMicros: number; readonly monthMicros: number }; readonly pace: { readonly kind: 'unknown' | 'whole_day' | 'ends' | 'used_up'; readonly at: string | null } }

export type ShopClick = { readonly at: string; readonly variantId: number; readonly itemId: string | null; readonly price: number; readonly state: 'counts' | 'waiting' | 'not_billed'; readonly costMicros: number | null; readonly reason: string | null; readonly message: string | null }

export type ShopComplaint = { readonly complaintId: number; readonly about: 'suspension' | 'offer' | 'reply'; readonly aboutId: string; readonly body: string; readonly madeAt: string; readonly outcome: 'upheld' | 'corrected' | null; readonly answer: string | null; readonly answeredAt: string | null }

export type ShopHiddenOffer = { readonly variantId: number; readonly itemId: string; readonly title: string; readonly reason: string; readonly since: string }

export type ShopInvitation = { readonly invitationId: number; readonly email: string; readonly role: 'owner' | 'manager' | 'finance' | 'viewer'; readonly expiresAt: string }

export type ShopMe = { readonly name: string; readonly initials: string; readonly may: readonly ('read' | 'feed' | 'profile' | 'orders' | 'replies' | 'bids' | 'billing' | 'people')[]; readonly shop: { readonly slug: string; readonly name: string }; readonly shops: readonly { readonly slug: string; readonly name: string }[] }

export type ShopMember = { readonly personId: number; readonly name: string; readonly email: string; readonly role: 'owner' | 'manager' | 'finance' | 'viewer'; readonly since: string; readonly isYou: boolean }

export type ShopOffer = { readonly variantId: number; readonly itemId: string; readonly productId: number; readonly title: string; readonly state: 'live' | 'absent' | 'ended' | 'disabled'; readonly hiddenBecause: readonly ('suspended' | 'disabled' | 'absent' | 'stale' | 'no_category' | 'no_picture')[]; readonly category: string | null; readonly priceCents: number; readonly otherOffers: number; readonly lowestOtherCents: number | null; readonly medianCents: number | null; readonly deliveredCents: number | null; readonly lowestOtherDeliveredCents: number | null; readonly place: number | null; readonly clicks: number; readonly costMicros: number | null; readonly lastSeenAt: string | null }

export type ShopOfferDetail = { readonly offer: ShopOffer; readonly link: string; readonly values: readonly { readonly name: string; readonly value: string | null; readonly source: string | null; readonly feed: string | null; readonly isOverridden: boolean }[]; readonly pictures: readonly { readonly url: string; readonly path: string | null; readonly isHere: boolean; readonly width: number | null; readonly height: number | null; readonly type: string | null; readonly score: number | null }[]; readonly seen: { readonly firstAt: string; readonly lastAt: string; readonly runId: number | null; readonly changedAt: string }; readonly disabledReason: string | null }

export type ShopOfferRead = { readonly variantId: number; readonly itemId: string; readonly title: string; readonly state: 'live' | 'absent' | 'ended' | 'disabled'; readonly values: readonly { readonly name: string; readonly value: string | null; readonly source: string | null; readonly feed: string | null; readonly isOverridden: boolean }[]; readonly present: { readonly lists: readonly { readonly name: 'colours' | 'materials' | 'styles' | 'rooms' | 'shapes'; readonly ids: readonly number[]; readonly options: readonly { readonly id: number; readonly label: string }[] }[]; readonly sizes: readonly { readonly axis: 'width' | 'height' | 'depth' | 'diameter' | 'length' | 'seatHeight' | 'lyingWidth' | 'lyingLength' | 'thickness'; readonly lowMm: number | null; readonly highMm: number | null; readonly isOverridden: boolean }[] }; readonly override: { readonly version: number; readonly values: { readonly title?: string; readonly categoryId?: number | null; readonly colours?: readonly number[] | null; readonly materials?: readonly number[] | null; readonly styles?: readonly number[] | null; readonly rooms?: readonly number[] | null; readonly shapes?: readonly number[] | null; readonly sizes?: {  }; readonly imageUrls?: readonly string[]; readonly isDisabled?: true }; readonly madeBy: 'shop' | 'site'; readonly at: string } | null }

export type ShopOrder = { readonly orderId: string; readonly orderedAt: string; readonly toldAt: string; readonly by: 'pixel' | 'call' | 'file'; readonly isTrusted: boolean; readonly hasEmail: boolean; readonly hasClick: boolean; readonly items: number; readonly unknownItems: readonly string[] }

export type ShopPeopleOfSite = { readonly eshopId: number; readonly shop: string; readonly members: readonly { readonly personId: number; readonly name: string; readonly role: 'owner' | 'manager' | 'finance' | 'viewer'; readonly since: string }[]; readonly invitations: readonly { readonly email: string; readonly role: 'owner' | 'manager' | 'finance' | 'viewer'; readonly expiresAt: string }[] }

export type ShopProfile = { readonly profile: { readonly description: string | null; readonly contactMail: string | null; readonly coolingOffDays: number | null; readonly returnPolicy: { readonly text: string; readonly costCents: number | null; readonly checkedOn: string; readonly url: string | null } | null; readonly assemblyPolicy: { readonly text: string; readonly costCents: number | null; readonly checkedOn: string; readonly url: string | null } | null; readonly collectionPolicy: { readonly text: string; readonly costCents: number | null; readonly checkedOn: string; readonly url: string | null } | null; readonly tariffs: readonly { readonly region: 'mainland' | 'madeira' | 'azores'; readonly label: string | null; readonly delivered: boolean; readonly priceCents: number | null; readonly upToWeightG: number | null; readonly upToPriceCents: number | null; readonly freeFromCents: number | null; readonly deliveryDays: number | null }[]; readonly vouchers: readonly { readonly code: string; readonly valueType: 'percent' | 'amount'; readonly value: number; readonly minOrderCents: number; readonly unconditional: boolean; readonly description: string | null; readonly validFrom: string | null; readonly validUntil: string | null }[] }; readonly version: string; readonly liveOffers: number }

export type ShopReview = { readonly externalId: string; readonly variantId: number | null; readonly value: number; readonly userNickName: string | null; readonly text: string | null; readonly pluses: readonly string[]; readonly minuses: readonly string[]; readonly source: 'star' | 'site' | 'import'; readonly verified: 'purchase' | 'shop' | 'none'; readonly publishedAt: string; readonly reply: string | null; readonly waitingReply: string | null; readonly replyStatement: string | null }

export type ShopStatisticsRow = { readonly key: string | null; readonly name: string | null; readonly clicks: number; readonly counted: number; readonly paid: number; readonly costMicros: number | null; readonly takenBack: { readonly clicks: number; readonly costMicros: number | null } }

export type ShopSuspension = { readonly suspensionId: number; readonly reasons: readonly string[]; readonly facts: string; readonly toldAt: string; readonly beginsAt: string; readonly endedAt: string | null; readonly endFacts: string | null }

export type ShopToken = { readonly tokenId: number; readonly name: string; readonly rights: readonly ('read' | 'feed' | 'profile' | 'orders' | 'replies' | 'bids' | 'billing')[]; readonly createdAt: string; readonly lastUsedOn: string | null }

export type ShownBillingAccount = { readonly eshopId: number; readonly shop: string; readonly legalName: string | null; readonly country: string | null; readonly vat: 'valid' | 'invalid' | 'unknown' | 'none'; readonly owed: number; readonly overdue: number; readonly unbilled: number; readonly costFrom: string | null; readonly account: { readonly legalName: string; readonly country: string; readonly taxNumber: string; readonly street: string; readonly postalCode: string; readonly city: string } | null; readonly version: string; readonly register: { readonly vatNumber: string | null; readonly isAsked: boolean; readonly answeredAt: string | null; readonly consultation: string | null; readonly triedAt: string | null; readonly failure: string | null }; readonly documents: readonly BackOfficeBillingDocument[]; readonly payments: readonly { readonly id: number; readonly receivedOn: string; readonly amount: number; readonly invoice: string | null; readonly text: string }[] }

export type SuggestionGroup = { readonly type: number; readonly typeName: string; readonly img: string | null; readonly items: readonly { readonly id: string; readonly title: string; readonly url: string; readonly apiUrl: string | null; readonly productCount: number; readonly img: string | null; readonly filters: { readonly categoryId: number | null; readonly colorId: number | null; readonly filterId: string | null; readonly eshopId: number | null; readonly eshopScore: number | null; readonly manufacturerId: number | null } }[] }

export type TakenOrder = { readonly orderId: string | null; readonly status: 'new' | 'known' | 'completed' | 'changed' | 'cancelled' | 'refused' | 'test'; readonly problem: { readonly code: string; readonly message: string } | null; readonly unknownItems: readonly string[] }

export type TellOrder = { readonly orderId: string | number; readonly email?: string | null; readonly orderedAt?: string; readonly items?: readonly TellOrderItem[]; readonly click?: string | null; readonly state?: 'cancelled' }

export type TellOrderItem = string | number | { readonly itemId: string | number; readonly quantity?: number; readonly title?: string | null }

export type TextToDecide = { readonly kind: 'review' | 'reply' | 'question' | 'answer'; readonly itemId: string; readonly texts: readonly string[]; readonly halfStars: number | null; readonly isVerified: boolean; readonly reasons: readonly string[]; readonly because: 'rules' | 'burst' | 'notice' | 'complaint' | null; readonly notices: number; readonly queuedAt: string }

export type Today = { readonly at: string; readonly hasWorker: boolean | null; readonly feeds: { readonly feeds: number; readonly held: number; readonly failing: number; readonly disabled: number } | null; readonly index: { readonly offers: number; readonly lagSeconds: number | null }; readonly work: { readonly waiting: number; readonly oldestSeconds: number; readonly failed: number } | null; readonly mail: { readonly waiting: number; readonly failed: number } | null; readonly waiting: { readonly applications: number | null; readonly complaints: number | null; readonly texts: number | null; readonly contests: number | null; readonly uncertain: number | null; readonly overdue: number | null; readonly withoutOwner: { readonly count: number; readonly first: readonly { readonly eshopId: number; readonly name: string }[] } | null }; readonly errors: { readonly count: number; readonly since: string }; readonly days: readonly { readonly day: string; readonly clicks: number | null; readonly counted: number | null; readonly applied: number | null; readonly held: number | null; readonly failed: number | null }[] | null }

export type Variant = { readonly id: number; readonly productId: number; readonly name: string; readonly description: string | null; readonly slug: string; readonly condition: 'new' | 'used' | 'refurbished' | 'returned'; readonly eshop: { readonly id: number; readonly name: string; readonly slug: string; readonly paid: boolean }; readonly price: { readonly price: number; readonly priceBeforeDiscount: number | null; readonly installmentMonths: number | null; readonly installmentAmount: number | null }; readonly discount: { readonly discount: number; readonly validTo: string | null } | null; readonly voucher: { readonly code: string; readonly value: number; readonly valueType: 'percent' | 'amount'; readonly priceWithVoucher: number | null; readonly unconditional: boolean; readonly minOrder: number; readonly validTo: string | null } | null; readonly discounted: boolean; readonly inStock: boolean; readonly category: { readonly id: number; readonly name: string; readonly longName: string } | null; readonly active: boolean; readonly disabled: boolean; readonly dataLayer: { readonly id: string; readonly name: string }; readonly freeShipping: boolean; readonly tier: 'bestseller' | 'seller' | 'lowPerformer' | null; readonly clickSource: number; readonly adminMode: { readonly esRank: number | null; readonly esPosition: number | null; readonly groupId: number | null; readonly optimizationType: 'APO' | 'MPO' | 'RPO' | null; readonly mainImageType: string | null; readonly mainImageOrientation: string | null; readonly mainImageAiScore: number | null; readonly mainImageAiScoreReasons: readonly string[] | null } | null; readonly reviews: { readonly rating: number; readonly reviewsCount: number; readonly imagesCount: number; readonly vector: readonly number[] } | null; readonly dimensions: { readonly width: LengthRange | null; readonly height: LengthRange | null; readonly depth: LengthRange | null; readonly diameter: LengthRange | null }; readonly promoTags: readonly ('blackFriday' | 'gardenSales' | 'priceDrop')[]; readonly hasDeliveries: boolean; readonly image: Image | null; readonly images: readonly Image[]; readonly coolingOffPeriod: number | null; readonly deliveryPrice: number | null; readonly deliveredTotal: number | null; readonly deliveryKind: 'known' | 'unknown' | 'not_delivered'; readonly deliveryInDays: number | null; readonly alternativeOffersCount: number; readonly displayParameters: readonly { readonly name: string; readonly value: string }[]; readonly highlighted: boolean; readonly topProductLabel: string | null; readonly sponsored: boolean }

export type VariantInfo = { readonly variantId: number; readonly itemId: string; readonly title: string; readonly link: string; readonly state: 'live' | 'absent' | 'ended' | 'disabled'; readonly eshop: { readonly id: number; readonly name: string; readonly slug: string }; readonly product: { readonly id: number; readonly slug: string; readonly title: string }; readonly values: readonly { readonly name: string; readonly value: string | null; readonly source: string | null; readonly feed: string | null; readonly isOverridden: boolean }[]; readonly raw: readonly { readonly name: string; readonly value: string }[]; readonly pictures: readonly { readonly url: string; readonly path: string | null; readonly isHere: boolean; readonly width: number | null; readonly height: number | null; readonly type: string | null; readonly score: number | null }[]; readonly present: { readonly title: string; readonly categoryId: number | null; readonly lists: readonly { readonly name: 'colours' | 'materials' | 'styles' | 'rooms' | 'shapes'; readonly ids: readonly number[]; readonly options: readonly { readonly id: number; readonly label: string }[] }[]; readonly sizes: readonly { readonly axis: 'width' | 'height' | 'depth' | 'diameter' | 'length' | 'seatHeight' | 'lyingWidth' | 'lyingLength' | 'thickness'; readonly lowMm: number | null; readonly highMm: number | null; readonly isOverridden: boolean }[] }; readonly categories: readonly { readonly id: number; readonly label: string }[]; readonly override: { readonly version: number; readonly values: { readonly title?: string; readonly categoryId?: number | null; readonly colours?: readonly number[] | null; readonly materials?: readonly number[] | null; readonly styles?: readonly number[] | null; readonly rooms?: readonly number[] | null; readonly shapes?: readonly number[] | null; readonly sizes?: {  }; readonly imageUrls?: readonly string[]; readonly isDisabled?: true }; readonly reason: string; readonly by: number | null; readonly at: string } | null; readonly prices: readonly { readonly at: string; readonly priceCents: number; readonly claimedBeforeCents: number | null; readonly availability: string }[]; readonly relations: readonly { readonly kind: 'same' | 'twin' | 'family'; readonly variantId: number; readonly title: string; readonly eshopName: string; readonly productId: number; readonly permille: number | null }[]; readonly seen: { readonly firstAt: string; readonly lastAt: string; readonly runId: number | null; readonly changedAt: string } }

export type WatchdogSubscription = { readonly subscribed: boolean; readonly type: 'availability' | 'price' | 'total' | null; readonly targetPrice: number | null }

export type WatchedVariant = { readonly variant: Variant; readonly type: 'availability' | 'price' | 'total'; readonly targetPrice: number | null }

export type WebSummary = { readonly summary: string; readonly sources: readonly { readonly name: string; readonly url: string }[] }

export type __schema0 = string | number | boolean | null | readonly __schema0[] | {  }

export type __schema1 = string | number | boolean | null | readonly __schema1[] | {  }

export interface BackofficeEshopParameters {
  readonly eshopId: number
}
export type BackofficeEshopAnswer = BackofficeEshop
const backofficeEshopCall: CallDescription = { operationId: 'backofficeEshop',  method: 'GET',  path: '/v1/backoffice/eshops/{eshopId}',  required: ['eshopId'],  query: [],  body: null }
/** A shop: its profile with tariffs, policies and vouchers, and its suspension (GET /v1/backoffice/eshops/{eshopId}). */
export async function backofficeEshop(configuration: Configuration, parameters: BackofficeEshopParameters, init?: RequestInit): Promise<BackofficeEshopAnswer> {
  return (await (await sendCall(configuration, backofficeEshopCall, parameters, init)).json()) as BackofficeEshopAnswer
}

export interface EditEshopParameters {
  readonly eshopId: number
  readonly eshopEdit: { readonly version: string; readonly profile: { readonly name: string; readonly description?: string | null; readonly paid?: boolean; readonly contactMail?: string | null; readonly domains?: readonly { readonly domain: string; readonly kind?: 'site' | 'affiliate' }[]; readonly coolingOffDays?: number | null; readonly returnPolicy?: { readonly text: string; readonly costCents?: number | null; readonly checkedOn: string; readonly url?: string | null } | null; readonly assemblyPolicy?: { readonly text: string; readonly costCents?: number | null; readonly checkedOn: string; readonly url?: string | null } | null; readonly collectionPolicy?: { readonly text: string; readonly costCents?: number | null; readonly checkedOn: string; readonly url?: string | null } | null; readonly tariffs?: readonly { readonly region: 'mainland' | 'madeira' | 'azores'; readonly label?: string | null; readonly delivered?: boolean; readonly priceCents?: number | null; readonly upToWeightG?: number | null; readonly upToPriceCents?: number | null; readonly freeFromCents?: number | null; readonly deliveryDays?: number | null }[]; readonly vouchers?: readonly { readonly code: string; readonly valueType: 'percent' | 'amount'; readonly value: number; readonly minOrderCents?: number; readonly unconditional: boolean; readonly description?: string | null; readonly validFrom?: string | null; readonly validUntil?: string | null }[] }; readonly reason: string }
}
export type EditEshopAnswer = { readonly version: string; readonly warnings: readonly string[] }
const editEshopCall: CallDescription = { operationId: 'editEshop',  method: 'POST',  path: '/v1/backoffice/eshops/{eshopId}',  required: ['eshopId', 'eshopEdit'],  query: [],  body: 'eshopEdit' }
/** Changes a shop: name, domains, tariffs, policies, vouchers (POST /v1/backoffice/eshops/{eshopId}). */
export async function editEshop(configuration: Configuration, parameters: EditEshopParameters, init?: RequestInit): Promise<EditEshopAnswer> {
  return (await (await sendCall(configuration, editEshopCall, parameters, init)).json()) as EditEshopAnswer
}

export interface SuspendEshopParameters {
  readonly eshopId: number
  readonly suspensionRequest: { readonly reasons: readonly ('unlawful' | 'prices' | 'links' | 'clicks' | 'terms')[]; readonly facts: string; readonly beginsAt?: string | null }
}
export type SuspendEshopAnswer = { readonly isSuspended: boolean; readonly beginsAt: string; readonly offers: number }
const suspendEshopCall: CallDescription = { operationId: 'suspendEshop',  method: 'POST',  path: '/v1/backoffice/eshops/{eshopId}/suspension',  required: ['eshopId', 'suspensionRequest'],  query: [],  body: 'suspensionRequest' }
/** Suspends a shop: its offers leave the listings, the shop is told why and how to complain (POST /v1/backoffice/eshops/{eshopId}/suspension). */
export async function suspendEshop(configuration: Configuration, parameters: SuspendEshopParameters, init?: RequestInit): Promise<SuspendEshopAnswer> {
  return (await (await sendCall(configuration, suspendEshopCall, parameters, init)).json()) as SuspendEshopAnswer
}

export interface EndSuspensionParameters {
  readonly eshopId: number
  readonly suspensionEnd: { readonly facts: string }
}
export type EndSuspensionAnswer = { readonly isSuspended: false; readonly offers: number }
const endSuspensionCall: CallDescription = { operationId: 'endSuspension',  method: 'POST',  path: '/v1/backoffice/eshops/{eshopId}/suspension/end',  required: ['eshopId', 'suspensionEnd'],  query: [],  body: 'suspensionEnd' }
/** Ends a suspension, begun or announced: the offers come back and the shop is told (POST /v1/backoffice/eshops/{eshopId}/suspension/end). */
export async function endSuspension(configuration: Configuration, parameters: EndSuspensionParameters, init?: RequestInit): Promise<EndSuspensionAnswer> {
  return (await (await sendCall(configuration, endSuspensionCall, parameters, init)).json()) as EndSuspensionAnswer
}

export type ShopProfileAnswer = ShopProfile
const shopProfileCall: CallDescription = { operationId: 'shopProfile',  method: 'GET',  path: '/api/v2/shop/profile',  required: [],  query: [],  body: null }
/** What the shop says of itself: delivery tariffs, policies and vouchers (GET /api/v2/shop/profile). */
export async function shopProfile(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<ShopProfileAnswer> {
  return (await (await sendCall(configuration, shopProfileCall, parameters, init)).json()) as ShopProfileAnswer
}

export interface EditShopProfileParameters {
  readonly profileEdit: { readonly version: string; readonly profile: { readonly description?: string | null; readonly contactMail?: string | null; readonly coolingOffDays?: number | null; readonly returnPolicy?: { readonly text: string; readonly costCents?: number | null; readonly checkedOn: string; readonly url?: string | null } | null; readonly assemblyPolicy?: { readonly text: string; readonly costCents?: number | null; readonly checkedOn: string; readonly url?: string | null } | null; readonly collectionPolicy?: { readonly text: string; readonly costCents?: number | null; readonly checkedOn: string; readonly url?: string | null } | null; readonly tariffs?: readonly { readonly region: 'mainland' | 'madeira' | 'azores'; readonly label?: string | null; readonly delivered?: boolean; readonly priceCents?: number | null; readonly upToWeightG?: number | null; readonly upToPriceCents?: number | null; readonly freeFromCents?: number | null; readonly deliveryDays?: number | null }[]; readonly vouchers?: readonly { readonly code: string; readonly valueType: 'percent' | 'amount'; readonly value: number; readonly minOrderCents?: number; readonly unconditional: boolean; readonly description?: string | null; readonly validFrom?: string | null; readonly validUntil?: string | null }[] } }
}
export type EditShopProfileAnswer = { readonly version: string; readonly warnings: readonly string[] }
const editShopProfileCall: CallDescription = { operationId: 'editShopProfile',  method: 'POST',  path: '/api/v2/shop/profile',  required: ['profileEdit'],  query: [],  body: 'profileEdit' }
/** Changes tariffs, policies and vouchers; what is left out is unknown from then on (POST /api/v2/shop/profile). */
export async function editShopProfile(configuration: Configuration, parameters: EditShopProfileParameters, init?: RequestInit): Promise<EditShopProfileAnswer> {
  return (await (await sendCall(configuration, editShopProfileCall, parameters, init)).json()) as EditShopProfileAnswer
}

export type MenuAnswer = Menu
const menuCall: CallDescription = { operationId: 'menu',  method: 'GET',  path: '/api/v2/menu',  required: [],  query: [],  body: null }
/** The menu trees (GET /api/v2/menu). */
export async function menu(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<MenuAnswer> {
  return (await (await sendCall(configuration, menuCall, parameters, init)).json()) as MenuAnswer
}

export interface DeliveriesParameters {
  readonly variantId: number
  readonly postalCode?: string | null
}
export type DeliveriesAnswer = { readonly deliveries: readonly Delivery[]; readonly currency: 'EUR'; readonly computedAt: string }
const deliveriesCall: CallDescription = { operationId: 'deliveries',  method: 'GET',  path: '/api/v2/variant/{variantId}/deliveries',  required: ['variantId'],  query: ['postalCode'],  body: null }
/** Ways and prices to have a variant delivered, cheapest first (GET /api/v2/variant/{variantId}/deliveries). */
export async function deliveries(configuration: Configuration, parameters: DeliveriesParameters, init?: RequestInit): Promise<DeliveriesAnswer> {
  return (await (await sendCall(configuration, deliveriesCall, parameters, init)).json()) as DeliveriesAnswer
}

export interface VariantsByIdsParameters {
  readonly requestBody: { readonly ids: readonly number[] }
}
export type VariantsByIdsAnswer = { readonly variants: readonly Variant[]; readonly missing: readonly number[] }
const variantsByIdsCall: CallDescription = { operationId: 'variantsByIds',  method: 'POST',  path: '/api/v2/variant/by-ids',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Variants by their ids, in the asked order (POST /api/v2/variant/by-ids). */
export async function variantsByIds(configuration: Configuration, parameters: VariantsByIdsParameters, init?: RequestInit): Promise<VariantsByIdsAnswer> {
  return (await (await sendCall(configuration, variantsByIdsCall, parameters, init)).json()) as VariantsByIdsAnswer
}

export interface VariantHistoryParameters {
  readonly variantId: number
}
export type VariantHistoryAnswer = OfferHistory
const variantHistoryCall: CallDescription = { operationId: 'variantHistory',  method: 'GET',  path: '/api/v2/variant/{variantId}/history',  required: ['variantId'],  query: [],  body: null }
/** What was seen of an offer’s price, and how its discount was computed (GET /api/v2/variant/{variantId}/history). */
export async function variantHistory(configuration: Configuration, parameters: VariantHistoryParameters, init?: RequestInit): Promise<VariantHistoryAnswer> {
  return (await (await sendCall(configuration, variantHistoryCall, parameters, init)).json()) as VariantHistoryAnswer
}

export interface AdminDataParameters {
  readonly project?: string | null
  readonly categoryId: number
  readonly variantIds: string
  readonly variant: number
  readonly withCpc?: boolean | null
  readonly withQs?: boolean | null
}
export type AdminDataAnswer = readonly AdminScore[]
const adminDataCall: CallDescription = { operationId: 'adminData',  method: 'GET',  path: '/v1/data',  required: ['categoryId', 'variantIds', 'variant'],  query: ['project', 'categoryId', 'variantIds', 'variant', 'withCpc', 'withQs'],  body: null }
/** What an admin is told of offers beside their cards, now and when somebody last looked on an earlier day (GET /v1/data). */
export async function adminData(configuration: Configuration, parameters: AdminDataParameters, init?: RequestInit): Promise<AdminDataAnswer> {
  return (await (await sendCall(configuration, adminDataCall, parameters, init)).json()) as AdminDataAnswer
}

export interface ListVariantsParameters {
  readonly eshopId?: number | null
  readonly categoryId?: number | null
  readonly state?: 'live' | 'absent' | 'ended' | 'disabled' | null
  readonly missing?: 'picture' | 'gtin' | 'category' | null
  readonly isGrouped?: boolean | null
  readonly isOverridden?: boolean | null
  readonly q?: string | null
  readonly sort?: 'id' | '-id' | 'price' | '-price' | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
export type ListVariantsAnswer = { readonly rows: readonly { readonly variantId: number; readonly itemId: string; readonly eshopId: number; readonly eshopName: string; readonly productId: number; readonly title: string; readonly state: 'live' | 'absent' | 'ended' | 'disabled'; readonly categoryId: number | null; readonly category: string | null; readonly priceCents: number; readonly gtin: string | null; readonly pictures: number; readonly isOverridden: boolean; readonly changedAt: string }[]; readonly page: number; readonly pageSize: number; readonly totalCount: number | null }
const listVariantsCall: CallDescription = { operationId: 'listVariants',  method: 'GET',  path: '/v1/backoffice/variants',  required: [],  query: ['eshopId', 'categoryId', 'state', 'missing', 'isGrouped', 'isOverridden', 'q', 'sort', 'page', 'pageSize'],  body: null }
/** Offers of all shops, searched by number, GTIN, item id or words of the name (GET /v1/backoffice/variants). */
export async function listVariants(configuration: Configuration, parameters: ListVariantsParameters, init?: RequestInit): Promise<ListVariantsAnswer> {
  return (await (await sendCall(configuration, listVariantsCall, parameters, init)).json()) as ListVariantsAnswer
}

export interface VariantInfoParameters {
  readonly variantId: number
}
export type VariantInfoAnswer = VariantInfo
const variantInfoCall: CallDescription = { operationId: 'variantInfo',  method: 'GET',  path: '/v1/backoffice/variants/{variantId}',  required: ['variantId'],  query: [],  body: null }
/** One offer: every value with its source, its override, prices, pictures and what it was grouped by (GET /v1/backoffice/variants/{variantId}). */
export async function variantInfo(configuration: Configuration, parameters: VariantInfoParameters, init?: RequestInit): Promise<VariantInfoAnswer> {
  return (await (await sendCall(configuration, variantInfoCall, parameters, init)).json()) as VariantInfoAnswer
}

export interface OverrideVariantParameters {
  readonly variantId: number
  readonly overrideRequest: { readonly version: number; readonly values: { readonly title?: string; readonly categoryId?: number | null; readonly colours?: readonly number[] | null; readonly materials?: readonly number[] | null; readonly styles?: readonly number[] | null; readonly rooms?: readonly number[] | null; readonly shapes?: readonly number[] | null; readonly sizes?: {  }; readonly imageUrls?: readonly string[]; readonly isDisabled?: true } | null; readonly reason: string }
}
export type OverrideVariantAnswer = { readonly version: number }
const overrideVariantCall: CallDescription = { operationId: 'overrideVariant',  method: 'POST',  path: '/v1/backoffice/variants/{variantId}/override',  required: ['variantId', 'overrideRequest'],  query: [],  body: 'overrideRequest' }
/** Overrides values of an offer until it is taken back (POST /v1/backoffice/variants/{variantId}/override). */
export async function overrideVariant(configuration: Configuration, parameters: OverrideVariantParameters, init?: RequestInit): Promise<OverrideVariantAnswer> {
  return (await (await sendCall(configuration, overrideVariantCall, parameters, init)).json()) as OverrideVariantAnswer
}

export interface BackofficeProductParameters {
  readonly productId: number
}
export type BackofficeProductAnswer = BackofficeProduct
const backofficeProductCall: CallDescription = { operationId: 'backofficeProduct',  method: 'GET',  path: '/v1/backoffice/products/{productId}',  required: ['productId'],  query: [],  body: null }
/** A product: its offers, the decisions about them and the products that look the same (GET /v1/backoffice/products/{productId}). */
export async function backofficeProduct(configuration: Configuration, parameters: BackofficeProductParameters, init?: RequestInit): Promise<BackofficeProductAnswer> {
  return (await (await sendCall(configuration, backofficeProductCall, parameters, init)).json()) as BackofficeProductAnswer
}

export interface SplitProductParameters {
  readonly productId: number
  readonly splitRequest: { readonly variantIds: readonly number[]; readonly reason: string }
}
export type SplitProductAnswer = { readonly decisionId: number; readonly merges: number; readonly splits: number }
const splitProductCall: CallDescription = { operationId: 'splitProduct',  method: 'POST',  path: '/v1/backoffice/products/{productId}/split',  required: ['productId', 'splitRequest'],  query: [],  body: 'splitRequest' }
/** These offers leave the product, for good (POST /v1/backoffice/products/{productId}/split). */
export async function splitProduct(configuration: Configuration, parameters: SplitProductParameters, init?: RequestInit): Promise<SplitProductAnswer> {
  return (await (await sendCall(configuration, splitProductCall, parameters, init)).json()) as SplitProductAnswer
}

export interface DecideTwinsParameters {
  readonly productId: number
  readonly twinRequest: { readonly otherId: number; readonly isSame: boolean; readonly reason: string }
}
export type DecideTwinsAnswer = { readonly decisionId: number; readonly merges: number; readonly splits: number }
const decideTwinsCall: CallDescription = { operationId: 'decideTwins',  method: 'POST',  path: '/v1/backoffice/products/{productId}/twin',  required: ['productId', 'twinRequest'],  query: [],  body: 'twinRequest' }
/** Two products are one, or stay two, for good (POST /v1/backoffice/products/{productId}/twin). */
export async function decideTwins(configuration: Configuration, parameters: DecideTwinsParameters, init?: RequestInit): Promise<DecideTwinsAnswer> {
  return (await (await sendCall(configuration, decideTwinsCall, parameters, init)).json()) as DecideTwinsAnswer
}

export interface UndoDecisionParameters {
  readonly decisionId: number
  readonly undoRequest: { readonly reason: string }
}
export type UndoDecisionAnswer = { readonly decisionId: number; readonly merges: number; readonly splits: number }
const undoDecisionCall: CallDescription = { operationId: 'undoDecision',  method: 'POST',  path: '/v1/backoffice/decisions/{decisionId}/undo',  required: ['decisionId', 'undoRequest'],  query: [],  body: 'undoRequest' }
/** Takes a decision about products back: grouped as if it had never been made (POST /v1/backoffice/decisions/{decisionId}/undo). */
export async function undoDecision(configuration: Configuration, parameters: UndoDecisionParameters, init?: RequestInit): Promise<UndoDecisionAnswer> {
  return (await (await sendCall(configuration, undoDecisionCall, parameters, init)).json()) as UndoDecisionAnswer
}

export interface ListTwinsParameters {
  readonly q?: string | null
  readonly sort?: 'answers' | '-answers' | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
export type ListTwinsAnswer = { readonly rows: readonly { readonly productId: number; readonly title: string; readonly twinId: number; readonly twinTitle: string; readonly variantId: number; readonly otherId: number; readonly permille: number; readonly same: number; readonly notSame: number }[]; readonly page: number; readonly pageSize: number; readonly totalCount: number | null }
const listTwinsCall: CallDescription = { operationId: 'listTwins',  method: 'GET',  path: '/v1/backoffice/twins',  required: [],  query: ['q', 'sort', 'page', 'pageSize'],  body: null }
/** Products that look the same and wait for a decision, those that most shoppers answered about first (GET /v1/backoffice/twins). */
export async function listTwins(configuration: Configuration, parameters: ListTwinsParameters, init?: RequestInit): Promise<ListTwinsAnswer> {
  return (await (await sendCall(configuration, listTwinsCall, parameters, init)).json()) as ListTwinsAnswer
}

export interface ShopOffersParameters {
  readonly state?: 'live' | 'absent' | 'ended' | 'disabled' | null
  readonly missing?: 'picture' | 'gtin' | 'category' | null
  readonly categoryId?: number | null
  readonly isDearer?: boolean | null
  readonly q?: string | null
  readonly sort?: 'id' | '-id' | 'price' | '-price' | 'clicks' | '-clicks' | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
export type ShopOffersAnswer = { readonly rows: readonly ShopOffer[]; readonly page: number; readonly pageSize: number; readonly totalCount: number | null }
const shopOffersCall: CallDescription = { operationId: 'shopOffers',  method: 'GET',  path: '/api/v2/shop/offers',  required: [],  query: ['state', 'missing', 'categoryId', 'isDearer', 'q', 'sort', 'page', 'pageSize'],  body: null }
/** The shop's offers: state, why one is hidden, price beside the others of its product, clicks of two months (GET /api/v2/shop/offers). */
export async function shopOffers(configuration: Configuration, parameters: ShopOffersParameters, init?: RequestInit): Promise<ShopOffersAnswer> {
  return (await (await sendCall(configuration, shopOffersCall, parameters, init)).json()) as ShopOffersAnswer
}

export interface ShopOfferParameters {
  readonly itemId: string
}
export type ShopOfferAnswer = ShopOfferRead
const shopOfferCall: CallDescription = { operationId: 'shopOffer',  method: 'GET',  path: '/api/v2/shop/offer',  required: ['itemId'],  query: ['itemId'],  body: null }
/** What was read of one of the shop's offers, where from, and what is corrected (GET /api/v2/shop/offer). */
export async function shopOffer(configuration: Configuration, parameters: ShopOfferParameters, init?: RequestInit): Promise<ShopOfferAnswer> {
  return (await (await sendCall(configuration, shopOfferCall, parameters, init)).json()) as ShopOfferAnswer
}

export interface ShopOfferStandingParameters {
  readonly variantId: number
}
export type ShopOfferStandingAnswer = ShopOfferDetail
const shopOfferStandingCall: CallDescription = { operationId: 'shopOfferStanding',  method: 'GET',  path: '/api/v2/shop/offers/{variantId}',  required: ['variantId'],  query: [],  body: null }
/** One offer of the shop: how it stands, every value that we read with its source, its pictures (GET /api/v2/shop/offers/{variantId}). */
export async function shopOfferStanding(configuration: Configuration, parameters: ShopOfferStandingParameters, init?: RequestInit): Promise<ShopOfferStandingAnswer> {
  return (await (await sendCall(configuration, shopOfferStandingCall, parameters, init)).json()) as ShopOfferStandingAnswer
}

export interface CorrectShopOfferParameters {
  readonly variantId: number
  readonly shopCorrectionRequest: { readonly version: number; readonly values: { readonly colours?: readonly number[] | null; readonly materials?: readonly number[] | null; readonly styles?: readonly number[] | null; readonly rooms?: readonly number[] | null; readonly shapes?: readonly number[] | null; readonly sizes?: {  } } | null }
}
export type CorrectShopOfferAnswer = { readonly version: number }
const correctShopOfferCall: CallDescription = { operationId: 'correctShopOffer',  method: 'POST',  path: '/api/v2/shop/offers/{variantId}/correction',  required: ['variantId', 'shopCorrectionRequest'],  query: [],  body: 'shopCorrectionRequest' }
/** Corrects colours, materials, sizes and the like of an offer in place of what was read, or takes that back (POST /api/v2/shop/offers/{variantId}/correction). */
export async function correctShopOffer(configuration: Configuration, parameters: CorrectShopOfferParameters, init?: RequestInit): Promise<CorrectShopOfferAnswer> {
  return (await (await sendCall(configuration, correctShopOfferCall, parameters, init)).json()) as CorrectShopOfferAnswer
}

export type ShopFetchNowAnswer = { readonly nextFetchAt: string }
const shopFetchNowCall: CallDescription = { operationId: 'shopFetchNow',  method: 'POST',  path: '/api/v2/feeds/fetch',  required: [],  query: [],  body: null }
/** Has the feed fetched now, also one that was given up (POST /api/v2/feeds/fetch). */
export async function shopFetchNow(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<ShopFetchNowAnswer> {
  return (await (await sendCall(configuration, shopFetchNowCall, parameters, init)).json()) as ShopFetchNowAnswer
}

export type FeedStateAnswer = FeedState
const feedStateCall: CallDescription = { operationId: 'feedState',  method: 'GET',  path: '/api/v2/feeds',  required: [],  query: [],  body: null }
/** The shop's feed: address, timing, notices (GET /api/v2/feeds). */
export async function feedState(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<FeedStateAnswer> {
  return (await (await sendCall(configuration, feedStateCall, parameters, init)).json()) as FeedStateAnswer
}

export interface FeedRunsParameters {
  readonly before?: number | null
}
export type FeedRunsAnswer = { readonly runs: readonly FeedRun[] }
const feedRunsCall: CallDescription = { operationId: 'feedRuns',  method: 'GET',  path: '/api/v2/feeds/runs',  required: [],  query: ['before'],  body: null }
/** Import runs, newest first; `before` continues after the last one got (GET /api/v2/feeds/runs). */
export async function feedRuns(configuration: Configuration, parameters: FeedRunsParameters, init?: RequestInit): Promise<FeedRunsAnswer> {
  return (await (await sendCall(configuration, feedRunsCall, parameters, init)).json()) as FeedRunsAnswer
}

export interface FeedRunParameters {
  readonly runId: number
}
export type FeedRunAnswer = { readonly run: FeedRun; readonly problems: readonly FeedProblemGroup[]; readonly changes: readonly FeedProblemChange[]; readonly hold: FeedHold | null }
const feedRunCall: CallDescription = { operationId: 'feedRun',  method: 'GET',  path: '/api/v2/feeds/runs/{runId}',  required: ['runId'],  query: [],  body: null }
/** One import run: problems by code, changes since the run before, why it is held (GET /api/v2/feeds/runs/{runId}). */
export async function feedRun(configuration: Configuration, parameters: FeedRunParameters, init?: RequestInit): Promise<FeedRunAnswer> {
  return (await (await sendCall(configuration, feedRunCall, parameters, init)).json()) as FeedRunAnswer
}

export interface FeedDecisionParameters {
  readonly runId: number
  readonly decisionRequest: { readonly decision: 'approve' | 'reject' }
}
export type FeedDecisionAnswer = { readonly state: 'running' | 'rejected' }
const feedDecisionCall: CallDescription = { operationId: 'feedDecision',  method: 'POST',  path: '/api/v2/feeds/runs/{runId}/decision',  required: ['runId', 'decisionRequest'],  query: [],  body: 'decisionRequest' }
/** Approves or rejects a held snapshot (POST /api/v2/feeds/runs/{runId}/decision). */
export async function feedDecision(configuration: Configuration, parameters: FeedDecisionParameters, init?: RequestInit): Promise<FeedDecisionAnswer> {
  return (await (await sendCall(configuration, feedDecisionCall, parameters, init)).json()) as FeedDecisionAnswer
}

export interface FeedProblemsParameters {
  readonly code?: string | null
  readonly after?: number | null
}
export type FeedProblemsAnswer = { readonly totals: {  }; readonly kinds: readonly FeedProblemKind[]; readonly problems: readonly FeedProblem[]; readonly next: number | null }
const feedProblemsCall: CallDescription = { operationId: 'feedProblems',  method: 'GET',  path: '/api/v2/feeds/problems',  required: [],  query: ['code', 'after'],  body: null }
/** Problems of the items, of one code or all; `after` continues (GET /api/v2/feeds/problems). */
export async function feedProblems(configuration: Configuration, parameters: FeedProblemsParameters, init?: RequestInit): Promise<FeedProblemsAnswer> {
  return (await (await sendCall(configuration, feedProblemsCall, parameters, init)).json()) as FeedProblemsAnswer
}

export interface FeedOfferParameters {
  readonly itemId: string
}
export type FeedOfferAnswer = { readonly itemId: string; readonly state: 'live' | 'absent' | 'refused'; readonly variantId: number | null; readonly title: string | null; readonly category: { readonly id: number; readonly name: string; readonly source: string } | null; readonly attributes: {  }; readonly problems: readonly FeedProblem[] }
const feedOfferCall: CallDescription = { operationId: 'feedOffer',  method: 'GET',  path: '/api/v2/feeds/offer',  required: ['itemId'],  query: ['itemId'],  body: null }
/** One item of the feed: what was understood of it and what is wrong with it (GET /api/v2/feeds/offer). */
export async function feedOffer(configuration: Configuration, parameters: FeedOfferParameters, init?: RequestInit): Promise<FeedOfferAnswer> {
  return (await (await sendCall(configuration, feedOfferCall, parameters, init)).json()) as FeedOfferAnswer
}

export type FeedCoverageAnswer = { readonly liveOffers: number; readonly facets: readonly { readonly facet: string; readonly label: string; readonly missingOffers: number; readonly searches: number }[] }
const feedCoverageCall: CallDescription = { operationId: 'feedCoverage',  method: 'GET',  path: '/api/v2/feeds/coverage',  required: [],  query: [],  body: null }
/** Facets that offers miss, and the searches that this cost in 30 days (GET /api/v2/feeds/coverage). */
export async function feedCoverage(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<FeedCoverageAnswer> {
  return (await (await sendCall(configuration, feedCoverageCall, parameters, init)).json()) as FeedCoverageAnswer
}

export interface FeedTrialStartParameters {
  readonly trialRequest: { readonly url: string | null; readonly dialect?: 'google-xml' | 'heureka' | 'zbozi' | 'kuantokusta' | 'ceneo' | 'skroutz' | 'generic-xml' | 'google-csv' | 'idealo-csv' | 'shopify-csv' | 'woocommerce-csv' | 'awin-csv' | 'kelkoo-csv' | 'generic-csv' | 'google-jsonl' | 'google-json' | 'shopify-json' | 'generic-json' | 'generic-jsonl' | null }
}
export type FeedTrialStartAnswer = { readonly trialId: string }
const feedTrialStartCall: CallDescription = { operationId: 'feedTrialStart',  method: 'POST',  path: '/api/v2/feeds/trials',  required: ['trialRequest'],  query: [],  body: 'trialRequest' }
/** Reads a feed, or the present one again, and compares it with the live offers; publishes nothing (POST /api/v2/feeds/trials). */
export async function feedTrialStart(configuration: Configuration, parameters: FeedTrialStartParameters, init?: RequestInit): Promise<FeedTrialStartAnswer> {
  return (await (await sendCall(configuration, feedTrialStartCall, parameters, init)).json()) as FeedTrialStartAnswer
}

export interface FeedTrialParameters {
  readonly trialId: string
  readonly kind?: 'new' | 'changed' | 'gone' | null
  readonly itemId?: string | null
  readonly after?: number | null
}
export type FeedTrialAnswer = { readonly trialId: string; readonly state: 'waiting' | 'reading' | 'done'; readonly address: string; readonly isPresent: boolean; readonly startedAt: string; readonly keptUntil: string; readonly dialect: string | null; readonly readItems: number; readonly accepted: number; readonly rejected: number; readonly isUsable: boolean; readonly problems: readonly FeedProblemGroup[]; readonly comparison: { readonly new: number; readonly changed: number; readonly gone: number; readonly live: number; readonly isHeld: boolean; readonly keptItems: number } | null; readonly items: readonly FeedTrialItem[]; readonly next: number | null }
const feedTrialCall: CallDescription = { operationId: 'feedTrial',  method: 'GET',  path: '/api/v2/feeds/trials/{trialId}',  required: ['trialId'],  query: ['kind', 'itemId', 'after'],  body: null }
/** What a trial found: problems, and item by item what would change against the live offers (GET /api/v2/feeds/trials/{trialId}). */
export async function feedTrial(configuration: Configuration, parameters: FeedTrialParameters, init?: RequestInit): Promise<FeedTrialAnswer> {
  return (await (await sendCall(configuration, feedTrialCall, parameters, init)).json()) as FeedTrialAnswer
}

export interface FeedSettingsParameters {
  readonly feedSettingsRequest: { readonly everyMinutes: 60 | 120 | 180 | 360 | 720 | 1440; readonly trialId?: string | null }
}
export type FeedSettingsAnswer = { readonly nextFetchAt: string }
const feedSettingsCall: CallDescription = { operationId: 'feedSettings',  method: 'POST',  path: '/api/v2/feeds/settings',  required: ['feedSettingsRequest'],  query: [],  body: 'feedSettingsRequest' }
/** Sets how often the feed is fetched and, by a trial that could be read, from where (POST /api/v2/feeds/settings). */
export async function feedSettings(configuration: Configuration, parameters: FeedSettingsParameters, init?: RequestInit): Promise<FeedSettingsAnswer> {
  return (await (await sendCall(configuration, feedSettingsCall, parameters, init)).json()) as FeedSettingsAnswer
}

export interface FeedValuesParameters {
  readonly list: 'colours' | 'materials' | 'styles' | 'rooms' | 'shapes'
}
export type FeedValuesAnswer = { readonly list: 'colours' | 'materials' | 'styles' | 'rooms' | 'shapes'; readonly choices: readonly { readonly id: number; readonly label: string }[]; readonly values: readonly FeedValue[]; readonly rules: readonly FeedValueRule[] }
const feedValuesCall: CallDescription = { operationId: 'feedValues',  method: 'GET',  path: '/api/v2/feeds/values',  required: ['list'],  query: ['list'],  body: null }
/** Values of the feed's fields for a list, what they are read as, and the shop's rules (GET /api/v2/feeds/values). */
export async function feedValues(configuration: Configuration, parameters: FeedValuesParameters, init?: RequestInit): Promise<FeedValuesAnswer> {
  return (await (await sendCall(configuration, feedValuesCall, parameters, init)).json()) as FeedValuesAnswer
}

export interface FeedValueCorrectionParameters {
  readonly valueCorrectionRequest: { readonly list: 'colours' | 'materials' | 'styles' | 'rooms' | 'shapes'; readonly value: string; readonly ids: readonly number[]; readonly preview?: boolean }
}
export type FeedValueCorrectionAnswer = { readonly state: 'preview' | 'applied'; readonly ruleId: number | null; readonly movedOffers: number }
const feedValueCorrectionCall: CallDescription = { operationId: 'feedValueCorrection',  method: 'POST',  path: '/api/v2/feeds/values',  required: ['valueCorrectionRequest'],  query: [],  body: 'valueCorrectionRequest' }
/** Says what a value of the feed's fields means, for all offers that say it (POST /api/v2/feeds/values). */
export async function feedValueCorrection(configuration: Configuration, parameters: FeedValueCorrectionParameters, init?: RequestInit): Promise<FeedValueCorrectionAnswer> {
  return (await (await sendCall(configuration, feedValueCorrectionCall, parameters, init)).json()) as FeedValueCorrectionAnswer
}

export interface FeedValueUndoParameters {
  readonly ruleId: number
}
export type FeedValueUndoAnswer = { readonly state: 'undone'; readonly movedOffers: number }
const feedValueUndoCall: CallDescription = { operationId: 'feedValueUndo',  method: 'DELETE',  path: '/api/v2/feeds/values/{ruleId}',  required: ['ruleId'],  query: [],  body: null }
/** Takes back what was said of a value (DELETE /api/v2/feeds/values/{ruleId}). */
export async function feedValueUndo(configuration: Configuration, parameters: FeedValueUndoParameters, init?: RequestInit): Promise<FeedValueUndoAnswer> {
  return (await (await sendCall(configuration, feedValueUndoCall, parameters, init)).json()) as FeedValueUndoAnswer
}

export type FeedCategoriesAnswer = { readonly waiting: { readonly kinds: number; readonly offers: number }; readonly queue: readonly FeedCategoryKind[]; readonly rules: readonly FeedCategoryRule[] }
const feedCategoriesCall: CallDescription = { operationId: 'feedCategories',  method: 'GET',  path: '/api/v2/feeds/categories',  required: [],  query: [],  body: null }
/** Kinds of items without a category, with suggestions, and the rules made by corrections (GET /api/v2/feeds/categories). */
export async function feedCategories(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<FeedCategoriesAnswer> {
  return (await (await sendCall(configuration, feedCategoriesCall, parameters, init)).json()) as FeedCategoriesAnswer
}

export interface FeedCorrectionParameters {
  readonly correctionRequest: { readonly about: { readonly itemId: string } | { readonly path: string; readonly words: string | null } | { readonly pathPrefix: string } | { readonly google: string }; readonly categoryId: number; readonly preview?: boolean }
}
export type FeedCorrectionAnswer = { readonly state: 'preview' | 'applied'; readonly ruleId: number | null; readonly movedOffers: number }
const feedCorrectionCall: CallDescription = { operationId: 'feedCorrection',  method: 'POST',  path: '/api/v2/feeds/categories',  required: ['correctionRequest'],  query: [],  body: 'correctionRequest' }
/** Corrects the category of an item and the shop's items like it (POST /api/v2/feeds/categories). */
export async function feedCorrection(configuration: Configuration, parameters: FeedCorrectionParameters, init?: RequestInit): Promise<FeedCorrectionAnswer> {
  return (await (await sendCall(configuration, feedCorrectionCall, parameters, init)).json()) as FeedCorrectionAnswer
}

export interface FeedCorrectionUndoParameters {
  readonly ruleId: number
}
export type FeedCorrectionUndoAnswer = { readonly state: 'undone'; readonly movedOffers: number }
const feedCorrectionUndoCall: CallDescription = { operationId: 'feedCorrectionUndo',  method: 'DELETE',  path: '/api/v2/feeds/categories/{ruleId}',  required: ['ruleId'],  query: [],  body: null }
/** Takes a correction back (DELETE /api/v2/feeds/categories/{ruleId}). */
export async function feedCorrectionUndo(configuration: Configuration, parameters: FeedCorrectionUndoParameters, init?: RequestInit): Promise<FeedCorrectionUndoAnswer> {
  return (await (await sendCall(configuration, feedCorrectionUndoCall, parameters, init)).json()) as FeedCorrectionUndoAnswer
}

export interface ListFeedsParameters {
  readonly state?: 'held' | 'failing' | 'disabled' | 'fine' | 'none' | null
  readonly q?: string | null
  readonly sort?: 'name' | '-name' | 'imported' | '-imported' | 'offers' | '-offers' | 'uncertain' | '-uncertain' | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
export type ListFeedsAnswer = { readonly rows: readonly { readonly eshopId: number; readonly name: string; readonly slug: string; readonly state: 'held' | 'failing' | 'disabled' | 'fine' | 'none'; readonly offers: number; readonly uncertain: number; readonly lastAppliedAt: string | null; readonly nextFetchAt: string | null; readonly heldRunId: number | null; readonly failures: number }[]; readonly page: number; readonly pageSize: number; readonly totalCount: number | null }
const listFeedsCall: CallDescription = { operationId: 'listFeeds',  method: 'GET',  path: '/v1/backoffice/feeds',  required: [],  query: ['state', 'q', 'sort', 'page', 'pageSize'],  body: null }
/** Shops with their feeds: state, offers, last import, what is held (GET /v1/backoffice/feeds). */
export async function listFeeds(configuration: Configuration, parameters: ListFeedsParameters, init?: RequestInit): Promise<ListFeedsAnswer> {
  return (await (await sendCall(configuration, listFeedsCall, parameters, init)).json()) as ListFeedsAnswer
}

export interface BackofficeFeedParameters {
  readonly eshopId: number
}
export type BackofficeFeedAnswer = { readonly feed: FeedState; readonly runs: readonly FeedRun[] }
const backofficeFeedCall: CallDescription = { operationId: 'backofficeFeed',  method: 'GET',  path: '/v1/backoffice/feeds/{eshopId}',  required: ['eshopId'],  query: [],  body: null }
/** A shop's feed with its notices and last runs (GET /v1/backoffice/feeds/{eshopId}). */
export async function backofficeFeed(configuration: Configuration, parameters: BackofficeFeedParameters, init?: RequestInit): Promise<BackofficeFeedAnswer> {
  return (await (await sendCall(configuration, backofficeFeedCall, parameters, init)).json()) as BackofficeFeedAnswer
}

export interface BackofficeRunParameters {
  readonly eshopId: number
  readonly runId: number
}
export type BackofficeRunAnswer = { readonly run: FeedRun; readonly problems: readonly FeedProblemGroup[]; readonly changes: readonly FeedProblemChange[]; readonly hold: FeedHold | null }
const backofficeRunCall: CallDescription = { operationId: 'backofficeRun',  method: 'GET',  path: '/v1/backoffice/feeds/{eshopId}/runs/{runId}',  required: ['eshopId', 'runId'],  query: [],  body: null }
/** One import run: its report, and what it would change while it is held (GET /v1/backoffice/feeds/{eshopId}/runs/{runId}). */
export async function backofficeRun(configuration: Configuration, parameters: BackofficeRunParameters, init?: RequestInit): Promise<BackofficeRunAnswer> {
  return (await (await sendCall(configuration, backofficeRunCall, parameters, init)).json()) as BackofficeRunAnswer
}

export interface BackofficeDecisionParameters {
  readonly eshopId: number
  readonly runId: number
  readonly heldDecisionRequest: { readonly decision: 'approve' | 'reject'; readonly missing: number; readonly reason: string }
}
export type BackofficeDecisionAnswer = { readonly state: 'running' | 'rejected' }
const backofficeDecisionCall: CallDescription = { operationId: 'backofficeDecision',  method: 'POST',  path: '/v1/backoffice/feeds/{eshopId}/runs/{runId}/decision',  required: ['eshopId', 'runId', 'heldDecisionRequest'],  query: [],  body: 'heldDecisionRequest' }
/** Approves or rejects a held snapshot (POST /v1/backoffice/feeds/{eshopId}/runs/{runId}/decision). */
export async function backofficeDecision(configuration: Configuration, parameters: BackofficeDecisionParameters, init?: RequestInit): Promise<BackofficeDecisionAnswer> {
  return (await (await sendCall(configuration, backofficeDecisionCall, parameters, init)).json()) as BackofficeDecisionAnswer
}

export interface FetchNowParameters {
  readonly eshopId: number
  readonly fetchRequest: { readonly reason: string }
}
export type FetchNowAnswer = { readonly nextFetchAt: string }
const fetchNowCall: CallDescription = { operationId: 'fetchNow',  method: 'POST',  path: '/v1/backoffice/feeds/{eshopId}/fetch',  required: ['eshopId', 'fetchRequest'],  query: [],  body: 'fetchRequest' }
/** Has a shop's feed fetched now, also one that was given up (POST /v1/backoffice/feeds/{eshopId}/fetch). */
export async function fetchNow(configuration: Configuration, parameters: FetchNowParameters, init?: RequestInit): Promise<FetchNowAnswer> {
  return (await (await sendCall(configuration, fetchNowCall, parameters, init)).json()) as FetchNowAnswer
}

export interface BackofficeCategoriesParameters {
  readonly eshopId: number
}
export type BackofficeCategoriesAnswer = { readonly waiting: { readonly kinds: number; readonly offers: number }; readonly queue: readonly FeedCategoryKind[]; readonly rules: readonly FeedCategoryRule[]; readonly categories: readonly { readonly id: number; readonly name: string }[] }
const backofficeCategoriesCall: CallDescription = { operationId: 'backofficeCategories',  method: 'GET',  path: '/v1/backoffice/feeds/{eshopId}/categories',  required: ['eshopId'],  query: [],  body: null }
/** A shop's items that wait for a category, and its rules (GET /v1/backoffice/feeds/{eshopId}/categories). */
export async function backofficeCategories(configuration: Configuration, parameters: BackofficeCategoriesParameters, init?: RequestInit): Promise<BackofficeCategoriesAnswer> {
  return (await (await sendCall(configuration, backofficeCategoriesCall, parameters, init)).json()) as BackofficeCategoriesAnswer
}

export interface BackofficeCorrectionParameters {
  readonly eshopId: number
  readonly backofficeCorrectionRequest: { readonly about: { readonly itemId: string } | { readonly path: string; readonly words: string | null } | { readonly pathPrefix: string } | { readonly google: string }; readonly categoryId: number; readonly preview?: boolean; readonly reason: string }
}
export type BackofficeCorrectionAnswer = { readonly state: 'preview' | 'applied'; readonly ruleId: number | null; readonly movedOffers: number }
const backofficeCorrectionCall: CallDescription = { operationId: 'backofficeCorrection',  method: 'POST',  path: '/v1/backoffice/feeds/{eshopId}/categories',  required: ['eshopId', 'backofficeCorrectionRequest'],  query: [],  body: 'backofficeCorrectionRequest' }
/** Corrects the category of an item and the shop's items like it; `preview` counts them and changes nothing (POST /v1/backoffice/feeds/{eshopId}/categories). */
export async function backofficeCorrection(configuration: Configuration, parameters: BackofficeCorrectionParameters, init?: RequestInit): Promise<BackofficeCorrectionAnswer> {
  return (await (await sendCall(configuration, backofficeCorrectionCall, parameters, init)).json()) as BackofficeCorrectionAnswer
}

export interface BackofficeCorrectionUndoParameters {
  readonly eshopId: number
  readonly ruleId: number
  readonly correctionUndoRequest: { readonly reason: string }
}
export type BackofficeCorrectionUndoAnswer = { readonly state: 'undone'; readonly movedOffers: number }
const backofficeCorrectionUndoCall: CallDescription = { operationId: 'backofficeCorrectionUndo',  method: 'POST',  path: '/v1/backoffice/feeds/{eshopId}/categories/{ruleId}/undo',  required: ['eshopId', 'ruleId', 'correctionUndoRequest'],  query: [],  body: 'correctionUndoRequest' }
/** Takes a correction of categories back (POST /v1/backoffice/feeds/{eshopId}/categories/{ruleId}/undo). */
export async function backofficeCorrectionUndo(configuration: Configuration, parameters: BackofficeCorrectionUndoParameters, init?: RequestInit): Promise<BackofficeCorrectionUndoAnswer> {
  return (await (await sendCall(configuration, backofficeCorrectionUndoCall, parameters, init)).json()) as BackofficeCorrectionUndoAnswer
}

export interface SimilarityParameters {
  readonly variantId: number
  readonly categoryId?: number | null
  readonly imageUrl?: string | null
  readonly mode?: 'onlyCache' | 'onlyAPI' | null
}
export type SimilarityAnswer = { readonly variants: readonly Variant[]; readonly requestId: string | null; readonly mode: 'onlyCache' | 'onlyAPI' }
const similarityCall: CallDescription = { operationId: 'similarity',  method: 'GET',  path: '/api/v2/variant/{variantId}/similarity',  required: ['variantId'],  query: ['categoryId', 'imageUrl', 'mode'],  body: null }
/** Pieces that look like a variant, by their pictures (GET /api/v2/variant/{variantId}/similarity). */
export async function similarity(configuration: Configuration, parameters: SimilarityParameters, init?: RequestInit): Promise<SimilarityAnswer> {
  return (await (await sendCall(configuration, similarityCall, parameters, init)).json()) as SimilarityAnswer
}

export interface FeedPicturesParameters {
  readonly code?: string | null
  readonly after?: number | null
}
export type FeedPicturesAnswer = { readonly states: { readonly due: number; readonly fetched: number; readonly refused: number; readonly gone: number }; readonly totals: {  }; readonly messages: {  }; readonly problems: readonly PictureProblem[]; readonly next: number | null }
const feedPicturesCall: CallDescription = { operationId: 'feedPictures',  method: 'GET',  path: '/api/v2/feeds/pictures',  required: [],  query: ['code', 'after'],  body: null }
/** The shop's pictures: counts, and problems of one code or all; `after` continues (GET /api/v2/feeds/pictures). */
export async function feedPictures(configuration: Configuration, parameters: FeedPicturesParameters, init?: RequestInit): Promise<FeedPicturesAnswer> {
  return (await (await sendCall(configuration, feedPicturesCall, parameters, init)).json()) as FeedPicturesAnswer
}

export interface VariantFeedParameters {
  readonly filteringRequest: { readonly url: string; readonly cursor?: string }
}
export type VariantFeedAnswer = { readonly listHtml: string; readonly paginatorHtml: string; readonly nextPageUrl: string | null; readonly nextCursor: string | null; readonly totalCount: number; readonly pagination: Pagination; readonly variants: readonly Variant[]; readonly requestId: string }
const variantFeedCall: CallDescription = { operationId: 'variantFeed',  method: 'POST',  path: '/api/v2/variant/feed',  required: ['filteringRequest'],  query: [],  body: 'filteringRequest' }
/** One page of a listing: cards as HTML, pagination, and the typed variants (POST /api/v2/variant/feed). */
export async function variantFeed(configuration: Configuration, parameters: VariantFeedParameters, init?: RequestInit): Promise<VariantFeedAnswer> {
  return (await (await sendCall(configuration, variantFeedCall, parameters, init)).json()) as VariantFeedAnswer
}

export interface VariantFilteringParameters {
  readonly filteringRequest: { readonly url: string }
}
export type VariantFilteringAnswer = { readonly filters: Filters; readonly totalCount: number; readonly url: string }
const variantFilteringCall: CallDescription = { operationId: 'variantFiltering',  method: 'POST',  path: '/api/v2/variant/filtering',  required: ['filteringRequest'],  query: [],  body: 'filteringRequest' }
/** The filters of a listing, with counts (POST /api/v2/variant/filtering). */
export async function variantFiltering(configuration: Configuration, parameters: VariantFilteringParameters, init?: RequestInit): Promise<VariantFilteringAnswer> {
  return (await (await sendCall(configuration, variantFilteringCall, parameters, init)).json()) as VariantFilteringAnswer
}

export interface AiSearchParameters {
  readonly aiSearchRequest: { readonly query: string; readonly categoryId?: number | null }
}
export type AiSearchAnswer = { readonly url: string; readonly filtersCount: number; readonly resultsCount: number }
const aiSearchCall: CallDescription = { operationId: 'aiSearch',  method: 'POST',  path: '/api/v2/ai-search',  required: ['aiSearchRequest'],  query: [],  body: 'aiSearchRequest' }
/** The listing that a sentence asks for, with how many filters were understood and how many products it has (POST /api/v2/ai-search). */
export async function aiSearch(configuration: Configuration, parameters: AiSearchParameters, init?: RequestInit): Promise<AiSearchAnswer> {
  return (await (await sendCall(configuration, aiSearchCall, parameters, init)).json()) as AiSearchAnswer
}

export interface SearchParameters {
  readonly q: string
}
export type SearchAnswer = { readonly data: readonly SuggestionGroup[] }
const searchCall: CallDescription = { operationId: 'search',  method: 'GET',  path: '/v2/search',  required: ['q'],  query: ['q'],  body: null }
/** Suggestions for what was typed so far, in groups with counts of products (GET /v2/search). */
export async function search(configuration: Configuration, parameters: SearchParameters, init?: RequestInit): Promise<SearchAnswer> {
  return (await (await sendCall(configuration, searchCall, parameters, init)).json()) as SearchAnswer
}

export type TrendingAnswer = { readonly categories: readonly PromotedCategory[]; readonly blackFriday: boolean }
const trendingCall: CallDescription = { operationId: 'trending',  method: 'GET',  path: '/v2/search/trending',  required: [],  query: [],  body: null }
/** Categories that are suggested before anything is typed, and whether Black Friday is on (GET /v2/search/trending). */
export async function trending(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<TrendingAnswer> {
  return (await (await sendCall(configuration, trendingCall, parameters, init)).json()) as TrendingAnswer
}

export interface ListOwnCategoriesParameters {
  readonly departmentId?: number | null
  readonly empty?: '1' | null
  readonly q?: string | null
  readonly sort?: 'tree' | '-tree' | 'name' | '-name' | 'offers' | '-offers' | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
export type ListOwnCategoriesAnswer = { readonly rows: readonly OwnCategory[]; readonly page: number; readonly pageSize: number; readonly totalCount: number | null }
const listOwnCategoriesCall: CallDescription = { operationId: 'listOwnCategories',  method: 'GET',  path: '/v1/backoffice/categories',  required: [],  query: ['departmentId', 'empty', 'q', 'sort', 'page', 'pageSize'],  body: null }
/** Our categories with their offers, and the words by which a search knows them (GET /v1/backoffice/categories). */
export async function listOwnCategories(configuration: Configuration, parameters: ListOwnCategoriesParameters, init?: RequestInit): Promise<ListOwnCategoriesAnswer> {
  return (await (await sendCall(configuration, listOwnCategoriesCall, parameters, init)).json()) as ListOwnCategoriesAnswer
}

export interface ListSynonymsParameters {
  readonly categoryId?: number | null
  readonly q?: string | null
  readonly sort?: 'words' | '-words' | 'created' | '-created' | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
export type ListSynonymsAnswer = { readonly rows: readonly SearchSynonym[]; readonly page: number; readonly pageSize: number; readonly totalCount: number | null }
const listSynonymsCall: CallDescription = { operationId: 'listSynonyms',  method: 'GET',  path: '/v1/backoffice/synonyms',  required: [],  query: ['categoryId', 'q', 'sort', 'page', 'pageSize'],  body: null }
/** Words of searches that editors have given a meaning (GET /v1/backoffice/synonyms). */
export async function listSynonyms(configuration: Configuration, parameters: ListSynonymsParameters, init?: RequestInit): Promise<ListSynonymsAnswer> {
  return (await (await sendCall(configuration, listSynonymsCall, parameters, init)).json()) as ListSynonymsAnswer
}

export interface AddSynonymParameters {
  readonly requestBody: { readonly words: string; readonly meaning?: string; readonly categoryId?: number; readonly preview: boolean; readonly reason?: string }
}
export type AddSynonymAnswer = { readonly synonymId: number | null; readonly productsBefore: number; readonly productsAfter: number }
const addSynonymCall: CallDescription = { operationId: 'addSynonym',  method: 'POST',  path: '/v1/backoffice/synonyms',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Gives words of searches a meaning, or says what that would change (POST /v1/backoffice/synonyms). */
export async function addSynonym(configuration: Configuration, parameters: AddSynonymParameters, init?: RequestInit): Promise<AddSynonymAnswer> {
  return (await (await sendCall(configuration, addSynonymCall, parameters, init)).json()) as AddSynonymAnswer
}

export interface RemoveSynonymParameters {
  readonly synonymId: number
  readonly requestBody: { readonly reason?: string }
}
export type RemoveSynonymAnswer = { readonly words: string | null }
const removeSynonymCall: CallDescription = { operationId: 'removeSynonym',  method: 'POST',  path: '/v1/backoffice/synonyms/{synonymId}/removal',  required: ['synonymId', 'requestBody'],  query: [],  body: 'requestBody' }
/** Takes the meaning away again (POST /v1/backoffice/synonyms/{synonymId}/removal). */
export async function removeSynonym(configuration: Configuration, parameters: RemoveSynonymParameters, init?: RequestInit): Promise<RemoveSynonymAnswer> {
  return (await (await sendCall(configuration, removeSynonymCall, parameters, init)).json()) as RemoveSynonymAnswer
}

export interface ShopClicksParameters {
  readonly days?: number | null
}
export type ShopClicksAnswer = { readonly days: readonly { readonly day: string; readonly billed: number; readonly waiting: number; readonly notBilled: readonly ClicksNotBilled[] }[] }
const shopClicksCall: CallDescription = { operationId: 'shopClicks',  method: 'GET',  path: '/api/v2/clicks',  required: [],  query: ['days'],  body: null }
/** Clicks out to the shop by day in Portugal, newest first: billed, waiting to be judged, and not billed by reason (GET /api/v2/clicks). */
export async function shopClicks(configuration: Configuration, parameters: ShopClicksParameters, init?: RequestInit): Promise<ShopClicksAnswer> {
  return (await (await sendCall(configuration, shopClicksCall, parameters, init)).json()) as ShopClicksAnswer
}

export interface ShopDayClicksParameters {
  readonly day: string
  readonly page?: number | null
}
export type ShopDayClicksAnswer = { readonly clicks: readonly ShopClick[]; readonly nextPage: number | null }
const shopDayClicksCall: CallDescription = { operationId: 'shopDayClicks',  method: 'GET',  path: '/api/v2/clicks/{day}',  required: ['day'],  query: ['page'],  body: null }
/** Each click out to the shop on one day in Portugal, the newest first, 100 a page: what it costs, or why nothing (GET /api/v2/clicks/{day}). */
export async function shopDayClicks(configuration: Configuration, parameters: ShopDayClicksParameters, init?: RequestInit): Promise<ShopDayClicksAnswer> {
  return (await (await sendCall(configuration, shopDayClicksCall, parameters, init)).json()) as ShopDayClicksAnswer
}

export type ListRefusedClicksAnswer = { readonly count: number; readonly clicks: readonly { readonly why: string; readonly line: string }[] }
const listRefusedClicksCall: CallDescription = { operationId: 'listRefusedClicks',  method: 'GET',  path: '/v1/backoffice/refused-clicks',  required: [],  query: [],  body: null }
/** Clicks that the database refused: how many, and the oldest with their reasons (GET /v1/backoffice/refused-clicks). */
export async function listRefusedClicks(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<ListRefusedClicksAnswer> {
  return (await (await sendCall(configuration, listRefusedClicksCall, parameters, init)).json()) as ListRefusedClicksAnswer
}

export interface SettleRefusedClicksParameters {
  readonly requestBody: { readonly discard: boolean }
}
export type SettleRefusedClicksAnswer = { readonly stored: number; readonly refused: number }
const settleRefusedClicksCall: CallDescription = { operationId: 'settleRefusedClicks',  method: 'POST',  path: '/v1/backoffice/refused-clicks/settle',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Stores refused clicks again, cleaned; what is refused once more stays, or goes for good (POST /v1/backoffice/refused-clicks/settle). */
export async function settleRefusedClicks(configuration: Configuration, parameters: SettleRefusedClicksParameters, init?: RequestInit): Promise<SettleRefusedClicksAnswer> {
  return (await (await sendCall(configuration, settleRefusedClicksCall, parameters, init)).json()) as SettleRefusedClicksAnswer
}

export type MeAnswer = { readonly user: Me | null }
const meCall: CallDescription = { operationId: 'me',  method: 'GET',  path: '/api/v2/me',  required: [],  query: [],  body: null }
/** Who is signed in, or null (GET /api/v2/me). */
export async function me(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<MeAnswer> {
  return (await (await sendCall(configuration, meCall, parameters, init)).json()) as MeAnswer
}

export interface KeepViewedParameters {
  readonly requestBody: { readonly variantIds: readonly number[] }
}
export type KeepViewedAnswer = { readonly variantIds: readonly number[] }
const keepViewedCall: CallDescription = { operationId: 'keepViewed',  method: 'POST',  path: '/api/v2/user/viewed',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Puts the offers that this browser has seen before those that the account keeps, and gives all of them (POST /api/v2/user/viewed). */
export async function keepViewed(configuration: Configuration, parameters: KeepViewedParameters, init?: RequestInit): Promise<KeepViewedAnswer> {
  return (await (await sendCall(configuration, keepViewedCall, parameters, init)).json()) as KeepViewedAnswer
}

export interface ConsentParameters {
  readonly consentSettings: { readonly essential: boolean; readonly marketing: boolean; readonly analytics: boolean; readonly functional: boolean; readonly textVersion?: string; readonly consentId?: string }
}
const consentCall: CallDescription = { operationId: 'consent',  method: 'POST',  path: '/api/v2/consent',  required: ['consentSettings'],  query: [],  body: 'consentSettings' }
/** Keeps what a person has agreed to, as the proof of it (POST /api/v2/consent). */
export async function consent(configuration: Configuration, parameters: ConsentParameters, init?: RequestInit): Promise<void> {
  await sendCall(configuration, consentCall, parameters, init)
}

export interface ListPeopleParameters {
  readonly role?: 'any' | 'admin' | 'feeds' | 'content' | 'moderation' | 'finance' | null
  readonly q?: string | null
  readonly sort?: 'id' | '-id' | 'name' | '-name' | 'created' | '-created' | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
export type ListPeopleAnswer = { readonly rows: readonly BackOfficePerson[]; readonly page: number; readonly pageSize: number; readonly totalCount: number | null }
const listPeopleCall: CallDescription = { operationId: 'listPeople',  method: 'GET',  path: '/v1/backoffice/people',  required: [],  query: ['role', 'q', 'sort', 'page', 'pageSize'],  body: null }
/** People, by the hash of an address, a number or a part of a name (GET /v1/backoffice/people). */
export async function listPeople(configuration: Configuration, parameters: ListPeopleParameters, init?: RequestInit): Promise<ListPeopleAnswer> {
  return (await (await sendCall(configuration, listPeopleCall, parameters, init)).json()) as ListPeopleAnswer
}

export interface ShowPersonParameters {
  readonly personId: number
}
export type ShowPersonAnswer = { readonly person: BackOfficePerson; readonly rolesVersion: string; readonly passkeys: number; readonly sessions: readonly { readonly id: number; readonly agent: string; readonly openedAt: string; readonly seenAt: string }[]; readonly erasure: { readonly askedAt: string; readonly dueAt: string } | null; readonly lastExport: { readonly askedAt: string; readonly state: 'waiting' | 'ready' | 'failed'; readonly keptUntil: string } | null }
const showPersonCall: CallDescription = { operationId: 'showPerson',  method: 'GET',  path: '/v1/backoffice/people/{personId}',  required: ['personId'],  query: [],  body: null }
/** One person: roles, sessions, and what was asked for them (GET /v1/backoffice/people/{personId}). */
export async function showPerson(configuration: Configuration, parameters: ShowPersonParameters, init?: RequestInit): Promise<ShowPersonAnswer> {
  return (await (await sendCall(configuration, showPersonCall, parameters, init)).json()) as ShowPersonAnswer
}

export interface ChangeRoleParameters {
  readonly personId: number
  readonly requestBody: { readonly role: 'admin' | 'feeds' | 'content' | 'moderation' | 'finance'; readonly isGiven: boolean; readonly version: string; readonly reason: string }
}
export type ChangeRoleAnswer = { readonly isChanged: boolean }
const changeRoleCall: CallDescription = { operationId: 'changeRole',  method: 'POST',  path: '/v1/backoffice/people/{personId}/roles',  required: ['personId', 'requestBody'],  query: [],  body: 'requestBody' }
/** Gives somebody a role on this site, or takes it (POST /v1/backoffice/people/{personId}/roles). */
export async function changeRole(configuration: Configuration, parameters: ChangeRoleParameters, init?: RequestInit): Promise<ChangeRoleAnswer> {
  return (await (await sendCall(configuration, changeRoleCall, parameters, init)).json()) as ChangeRoleAnswer
}

export interface EndSessionsParameters {
  readonly personId: number
  readonly requestBody: { readonly sessionId: number | null; readonly reason: string }
}
export type EndSessionsAnswer = { readonly ended: number }
const endSessionsCall: CallDescription = { operationId: 'endSessions',  method: 'POST',  path: '/v1/backoffice/people/{personId}/sessions/end',  required: ['personId', 'requestBody'],  query: [],  body: 'requestBody' }
/** Ends one session of somebody, or all of them (POST /v1/backoffice/people/{personId}/sessions/end). */
export async function endSessions(configuration: Configuration, parameters: EndSessionsParameters, init?: RequestInit): Promise<EndSessionsAnswer> {
  return (await (await sendCall(configuration, endSessionsCall, parameters, init)).json()) as EndSessionsAnswer
}

export interface ExportPersonParameters {
  readonly personId: number
  readonly requestBody: { readonly reason: string }
}
export type ExportPersonAnswer = { readonly outcome: 'asked' | 'waiting' }
const exportPersonCall: CallDescription = { operationId: 'exportPerson',  method: 'POST',  path: '/v1/backoffice/people/{personId}/export',  required: ['personId', 'requestBody'],  query: [],  body: 'requestBody' }
/** Has a copy of what is kept of somebody made for them; they are told by mail (POST /v1/backoffice/people/{personId}/export). */
export async function exportPerson(configuration: Configuration, parameters: ExportPersonParameters, init?: RequestInit): Promise<ExportPersonAnswer> {
  return (await (await sendCall(configuration, exportPersonCall, parameters, init)).json()) as ExportPersonAnswer
}

export interface ErasePersonParameters {
  readonly personId: number
  readonly requestBody: { readonly isAsked: boolean; readonly reason: string }
}
export type ErasePersonAnswer = { readonly dueAt: string | null }
const erasePersonCall: CallDescription = { operationId: 'erasePerson',  method: 'POST',  path: '/v1/backoffice/people/{personId}/erasure',  required: ['personId', 'requestBody'],  query: [],  body: 'requestBody' }
/** Has somebody erased after the days in which it can be undone, or undoes it (POST /v1/backoffice/people/{personId}/erasure). */
export async function erasePerson(configuration: Configuration, parameters: ErasePersonParameters, init?: RequestInit): Promise<ErasePersonAnswer> {
  return (await (await sendCall(configuration, erasePersonCall, parameters, init)).json()) as ErasePersonAnswer
}

export interface ArticlesFeedParameters {
  readonly filteringRequest: { readonly url: string }
}
export type ArticlesFeedAnswer = { readonly listHtml: string; readonly paginatorHtml: string; readonly nextPageUrl: string | null; readonly totalCount: number; readonly articles: readonly Article[] }
const articlesFeedCall: CallDescription = { operationId: 'articlesFeed',  method: 'POST',  path: '/api/v2/articles/feed',  required: ['filteringRequest'],  query: [],  body: 'filteringRequest' }
/** One page of a list of articles: as HTML, and typed (POST /api/v2/articles/feed). */
export async function articlesFeed(configuration: Configuration, parameters: ArticlesFeedParameters, init?: RequestInit): Promise<ArticlesFeedAnswer> {
  return (await (await sendCall(configuration, articlesFeedCall, parameters, init)).json()) as ArticlesFeedAnswer
}

export interface ListArticlesParameters {
  readonly state?: 'draft' | 'scheduled' | 'published' | 'withdrawn' | null
  readonly category?: 'sala' | 'quarto' | 'cozinha-e-jantar' | 'escritorio' | 'criancas' | 'exterior' | 'entrada-e-arrumacao' | 'estacoes' | 'comprar-bem' | null
  readonly q?: string | null
  readonly sort?: 'title' | '-title' | 'published' | '-published' | 'saved' | '-saved' | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
export type ListArticlesAnswer = { readonly rows: readonly ArticleRow[]; readonly page: number; readonly pageSize: number; readonly totalCount: number | null }
const listArticlesCall: CallDescription = { operationId: 'listArticles',  method: 'GET',  path: '/v1/backoffice/articles',  required: [],  query: ['state', 'category', 'q', 'sort', 'page', 'pageSize'],  body: null }
/** Articles, published or not (GET /v1/backoffice/articles). */
export async function listArticles(configuration: Configuration, parameters: ListArticlesParameters, init?: RequestInit): Promise<ListArticlesAnswer> {
  return (await (await sendCall(configuration, listArticlesCall, parameters, init)).json()) as ListArticlesAnswer
}

export interface CreateArticleParameters {
  readonly article: { readonly document: unknown }
}
export type CreateArticleAnswer = EditedArticle
const createArticleCall: CallDescription = { operationId: 'createArticle',  method: 'POST',  path: '/v1/backoffice/articles',  required: ['article'],  query: [],  body: 'article' }
/** Keeps a new article as a draft (POST /v1/backoffice/articles). */
export async function createArticle(configuration: Configuration, parameters: CreateArticleParameters, init?: RequestInit): Promise<CreateArticleAnswer> {
  return (await (await sendCall(configuration, createArticleCall, parameters, init)).json()) as CreateArticleAnswer
}

export interface ReadArticleParameters {
  readonly articleId: number
}
export type ReadArticleAnswer = EditedArticle
const readArticleCall: CallDescription = { operationId: 'readArticle',  method: 'GET',  path: '/v1/backoffice/articles/{articleId}',  required: ['articleId'],  query: [],  body: null }
/** An article with its newest version (GET /v1/backoffice/articles/{articleId}). */
export async function readArticle(configuration: Configuration, parameters: ReadArticleParameters, init?: RequestInit): Promise<ReadArticleAnswer> {
  return (await (await sendCall(configuration, readArticleCall, parameters, init)).json()) as ReadArticleAnswer
}

export interface SaveArticleParameters {
  readonly articleId: number
  readonly change: { readonly version: number; readonly document: unknown; readonly isAutosave: boolean }
}
export type SaveArticleAnswer = EditedArticle
const saveArticleCall: CallDescription = { operationId: 'saveArticle',  method: 'POST',  path: '/v1/backoffice/articles/{articleId}',  required: ['articleId', 'change'],  query: [],  body: 'change' }
/** Saves an article over the version that was read; another one stands there: conflict (POST /v1/backoffice/articles/{articleId}). */
export async function saveArticle(configuration: Configuration, parameters: SaveArticleParameters, init?: RequestInit): Promise<SaveArticleAnswer> {
  return (await (await sendCall(configuration, saveArticleCall, parameters, init)).json()) as SaveArticleAnswer
}

export interface PublishArticleParameters {
  readonly articleId: number
  readonly change: { readonly version: number; readonly at: string | null }
}
export type PublishArticleAnswer = EditedArticle
const publishArticleCall: CallDescription = { operationId: 'publishArticle',  method: 'POST',  path: '/v1/backoffice/articles/{articleId}/publish',  required: ['articleId', 'change'],  query: [],  body: 'change' }
/** Visitors see the version that was read, now or from a moment on (POST /v1/backoffice/articles/{articleId}/publish). */
export async function publishArticle(configuration: Configuration, parameters: PublishArticleParameters, init?: RequestInit): Promise<PublishArticleAnswer> {
  return (await (await sendCall(configuration, publishArticleCall, parameters, init)).json()) as PublishArticleAnswer
}

export interface WithdrawArticleParameters {
  readonly articleId: number
  readonly change: { readonly version: number }
}
export type WithdrawArticleAnswer = EditedArticle
const withdrawArticleCall: CallDescription = { operationId: 'withdrawArticle',  method: 'POST',  path: '/v1/backoffice/articles/{articleId}/withdraw',  required: ['articleId', 'change'],  query: [],  body: 'change' }
/** Visitors see the article no longer (POST /v1/backoffice/articles/{articleId}/withdraw). */
export async function withdrawArticle(configuration: Configuration, parameters: WithdrawArticleParameters, init?: RequestInit): Promise<WithdrawArticleAnswer> {
  return (await (await sendCall(configuration, withdrawArticleCall, parameters, init)).json()) as WithdrawArticleAnswer
}

export interface ListArticleVersionsParameters {
  readonly articleId: number
}
export type ListArticleVersionsAnswer = { readonly versions: readonly { readonly version: number; readonly savedAt: string; readonly isAutosave: boolean; readonly isPublished: boolean; readonly title: string; readonly blocksCount: number }[] }
const listArticleVersionsCall: CallDescription = { operationId: 'listArticleVersions',  method: 'GET',  path: '/v1/backoffice/articles/{articleId}/versions',  required: ['articleId'],  query: [],  body: null }
/** The versions of an article, the newest first (GET /v1/backoffice/articles/{articleId}/versions). */
export async function listArticleVersions(configuration: Configuration, parameters: ListArticleVersionsParameters, init?: RequestInit): Promise<ListArticleVersionsAnswer> {
  return (await (await sendCall(configuration, listArticleVersionsCall, parameters, init)).json()) as ListArticleVersionsAnswer
}

export interface RestoreArticleParameters {
  readonly articleId: number
  readonly change: { readonly version: number; readonly restored: number }
}
export type RestoreArticleAnswer = EditedArticle
const restoreArticleCall: CallDescription = { operationId: 'restoreArticle',  method: 'POST',  path: '/v1/backoffice/articles/{articleId}/restore',  required: ['articleId', 'change'],  query: [],  body: 'change' }
/** An older version becomes the newest again, as one more (POST /v1/backoffice/articles/{articleId}/restore). */
export async function restoreArticle(configuration: Configuration, parameters: RestoreArticleParameters, init?: RequestInit): Promise<RestoreArticleAnswer> {
  return (await (await sendCall(configuration, restoreArticleCall, parameters, init)).json()) as RestoreArticleAnswer
}

export interface InspirationFeedParameters {
  readonly filteringRequest: { readonly url: string }
}
export type InspirationFeedAnswer = { readonly listHtml: string; readonly paginatorHtml: string; readonly nextPageUrl: string | null; readonly totalCount: number; readonly inspirations: readonly Inspiration[] }
const inspirationFeedCall: CallDescription = { operationId: 'inspirationFeed',  method: 'POST',  path: '/api/v2/inspiration/feed',  required: ['filteringRequest'],  query: [],  body: 'filteringRequest' }
/** One page of the inspirations: cards as HTML, pagination, and the typed inspirations (POST /api/v2/inspiration/feed). */
export async function inspirationFeed(configuration: Configuration, parameters: InspirationFeedParameters, init?: RequestInit): Promise<InspirationFeedAnswer> {
  return (await (await sendCall(configuration, inspirationFeedCall, parameters, init)).json()) as InspirationFeedAnswer
}

export interface InspirationFilteringParameters {
  readonly filteringRequest: { readonly url: string }
}
export type InspirationFilteringAnswer = { readonly filters: InspirationFilters; readonly totalCount: number; readonly url: string }
const inspirationFilteringCall: CallDescription = { operationId: 'inspirationFiltering',  method: 'POST',  path: '/api/v2/inspiration/filtering',  required: ['filteringRequest'],  query: [],  body: 'filteringRequest' }
/** The filters of the inspirations, with counts (POST /api/v2/inspiration/filtering). */
export async function inspirationFiltering(configuration: Configuration, parameters: InspirationFilteringParameters, init?: RequestInit): Promise<InspirationFilteringAnswer> {
  return (await (await sendCall(configuration, inspirationFilteringCall, parameters, init)).json()) as InspirationFilteringAnswer
}

export interface ListInspirationsParameters {
  readonly state?: 'draft' | 'published' | null
  readonly room?: string | null
  readonly q?: string | null
  readonly sort?: 'name' | '-name' | 'saved' | '-saved' | 'published' | '-published' | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
export type ListInspirationsAnswer = { readonly rows: readonly BackOfficeInspiration[]; readonly page: number; readonly pageSize: number; readonly totalCount: number | null }
const listInspirationsCall: CallDescription = { operationId: 'listInspirations',  method: 'GET',  path: '/v1/backoffice/inspirations',  required: [],  query: ['state', 'room', 'q', 'sort', 'page', 'pageSize'],  body: null }
/** Inspirations, published or not (GET /v1/backoffice/inspirations). */
export async function listInspirations(configuration: Configuration, parameters: ListInspirationsParameters, init?: RequestInit): Promise<ListInspirationsAnswer> {
  return (await (await sendCall(configuration, listInspirationsCall, parameters, init)).json()) as ListInspirationsAnswer
}

export interface CreateInspirationParameters {
  readonly requestBody: { readonly document: { readonly name: string; readonly description: string; readonly isStl?: boolean; readonly room: string; readonly style: string; readonly eshopId?: number | null; readonly images: readonly { readonly picture: string; readonly width: number; readonly height: number; readonly hotspots: readonly { readonly x: number; readonly y: number; readonly variantId: number }[] }[] } }
}
export type CreateInspirationAnswer = EditedInspiration
const createInspirationCall: CallDescription = { operationId: 'createInspiration',  method: 'POST',  path: '/v1/backoffice/inspirations',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Keeps a new inspiration as a draft (POST /v1/backoffice/inspirations). */
export async function createInspiration(configuration: Configuration, parameters: CreateInspirationParameters, init?: RequestInit): Promise<CreateInspirationAnswer> {
  return (await (await sendCall(configuration, createInspirationCall, parameters, init)).json()) as CreateInspirationAnswer
}

export interface EditedInspirationParameters {
  readonly inspirationId: number
  readonly sent?: string | null
}
export type EditedInspirationAnswer = EditedInspiration
const editedInspirationCall: CallDescription = { operationId: 'editedInspiration',  method: 'GET',  path: '/v1/backoffice/inspirations/{inspirationId}',  required: ['inspirationId'],  query: ['sent'],  body: null }
/** One inspiration, as an editor changes it (GET /v1/backoffice/inspirations/{inspirationId}). */
export async function editedInspiration(configuration: Configuration, parameters: EditedInspirationParameters, init?: RequestInit): Promise<EditedInspirationAnswer> {
  return (await (await sendCall(configuration, editedInspirationCall, parameters, init)).json()) as EditedInspirationAnswer
}

export interface SaveInspirationParameters {
  readonly inspirationId: number
  readonly requestBody: { readonly version: number; readonly document: { readonly name: string; readonly description: string; readonly isStl?: boolean; readonly room: string; readonly style: string; readonly eshopId?: number | null; readonly images: readonly { readonly picture: string; readonly width: number; readonly height: number; readonly hotspots: readonly { readonly x: number; readonly y: number; readonly variantId: number }[] }[] } }
}
export type SaveInspirationAnswer = EditedInspiration
const saveInspirationCall: CallDescription = { operationId: 'saveInspiration',  method: 'POST',  path: '/v1/backoffice/inspirations/{inspirationId}',  required: ['inspirationId', 'requestBody'],  query: [],  body: 'requestBody' }
/** Saves an inspiration over the version that was read (POST /v1/backoffice/inspirations/{inspirationId}). */
export async function saveInspiration(configuration: Configuration, parameters: SaveInspirationParameters, init?: RequestInit): Promise<SaveInspirationAnswer> {
  return (await (await sendCall(configuration, saveInspirationCall, parameters, init)).json()) as SaveInspirationAnswer
}

export interface NewInspirationParameters {
  readonly sent?: string | null
}
export type NewInspirationAnswer = NewInspiration
const newInspirationCall: CallDescription = { operationId: 'newInspiration',  method: 'GET',  path: '/v1/backoffice/new-inspiration',  required: [],  query: ['sent'],  body: null }
/** What an inspiration can be made of (GET /v1/backoffice/new-inspiration). */
export async function newInspiration(configuration: Configuration, parameters: NewInspirationParameters, init?: RequestInit): Promise<NewInspirationAnswer> {
  return (await (await sendCall(configuration, newInspirationCall, parameters, init)).json()) as NewInspirationAnswer
}

export interface PublishInspirationParameters {
  readonly inspirationId: number
  readonly requestBody: { readonly version: number; readonly state: 'draft' | 'published' }
}
export type PublishInspirationAnswer = EditedInspiration
const publishInspirationCall: CallDescription = { operationId: 'publishInspiration',  method: 'POST',  path: '/v1/backoffice/inspirations/{inspirationId}/state',  required: ['inspirationId', 'requestBody'],  query: [],  body: 'requestBody' }
/** Shows an inspiration to visitors, or takes it from them (POST /v1/backoffice/inspirations/{inspirationId}/state). */
export async function publishInspiration(configuration: Configuration, parameters: PublishInspirationParameters, init?: RequestInit): Promise<PublishInspirationAnswer> {
  return (await (await sendCall(configuration, publishInspirationCall, parameters, init)).json()) as PublishInspirationAnswer
}

export interface FindPiecesParameters {
  readonly q: string
}
export type FindPiecesAnswer = { readonly pieces: readonly { readonly variantId: number; readonly name: string; readonly eshopName: string; readonly isForSale: boolean }[] }
const findPiecesCall: CallDescription = { operationId: 'findPieces',  method: 'GET',  path: '/v1/backoffice/inspiration-pieces',  required: ['q'],  query: ['q'],  body: null }
/** Pieces on sale by name, or an offer by its id (GET /v1/backoffice/inspiration-pieces). */
export async function findPieces(configuration: Configuration, parameters: FindPiecesParameters, init?: RequestInit): Promise<FindPiecesAnswer> {
  return (await (await sendCall(configuration, findPiecesCall, parameters, init)).json()) as FindPiecesAnswer
}

export interface NewInspirationUploadParameters {
  readonly eshopId?: number | null
}
export type NewInspirationUploadAnswer = { readonly eshops: readonly { readonly id: number; readonly name: string }[]; readonly uploadUrl: string | null }
const newInspirationUploadCall: CallDescription = { operationId: 'newInspirationUpload',  method: 'GET',  path: '/v1/backoffice/new-inspiration-upload',  required: [],  query: ['eshopId'],  body: null }
/** Where a file with the inspirations of a shop is sent (GET /v1/backoffice/new-inspiration-upload). */
export async function newInspirationUpload(configuration: Configuration, parameters: NewInspirationUploadParameters, init?: RequestInit): Promise<NewInspirationUploadAnswer> {
  return (await (await sendCall(configuration, newInspirationUploadCall, parameters, init)).json()) as NewInspirationUploadAnswer
}

export interface InspirationUploadParameters {
  readonly uploadId: number
}
export type InspirationUploadAnswer = InspirationUpload
const inspirationUploadCall: CallDescription = { operationId: 'inspirationUpload',  method: 'GET',  path: '/v1/backoffice/inspiration-uploads/{uploadId}',  required: ['uploadId'],  query: [],  body: null }
/** What bringing a file would do now, line by line (GET /v1/backoffice/inspiration-uploads/{uploadId}). */
export async function inspirationUpload(configuration: Configuration, parameters: InspirationUploadParameters, init?: RequestInit): Promise<InspirationUploadAnswer> {
  return (await (await sendCall(configuration, inspirationUploadCall, parameters, init)).json()) as InspirationUploadAnswer
}

export interface BringInspirationUploadParameters {
  readonly uploadId: number
}
export type BringInspirationUploadAnswer = InspirationUpload
const bringInspirationUploadCall: CallDescription = { operationId: 'bringInspirationUpload',  method: 'POST',  path: '/v1/backoffice/inspiration-uploads/{uploadId}/bring',  required: ['uploadId'],  query: [],  body: null }
/** Publishes what a file brings, each inspiration or not by itself (POST /v1/backoffice/inspiration-uploads/{uploadId}/bring). */
export async function bringInspirationUpload(configuration: Configuration, parameters: BringInspirationUploadParameters, init?: RequestInit): Promise<BringInspirationUploadAnswer> {
  return (await (await sendCall(configuration, bringInspirationUploadCall, parameters, init)).json()) as BringInspirationUploadAnswer
}

export interface ShowContentParameters {
  readonly kind: 'bannerStrips' | 'gridBanners' | 'homeBlocks' | 'promotedCategories' | 'menuGifts' | 'menuTop' | 'redirects'
}
export type ShowContentAnswer = { readonly version: string; readonly entries: readonly {  }[] }
const showContentCall: CallDescription = { operationId: 'showContent',  method: 'GET',  path: '/v1/backoffice/content/{kind}',  required: ['kind'],  query: [],  body: null }
/** All entries of one kind of content, shown now or not (GET /v1/backoffice/content/{kind}). */
export async function showContent(configuration: Configuration, parameters: ShowContentParameters, init?: RequestInit): Promise<ShowContentAnswer> {
  return (await (await sendCall(configuration, showContentCall, parameters, init)).json()) as ShowContentAnswer
}

export interface SaveContentParameters {
  readonly kind: 'bannerStrips' | 'gridBanners' | 'homeBlocks' | 'promotedCategories' | 'menuGifts' | 'menuTop' | 'redirects'
  readonly requestBody: { readonly version: string; readonly entries: readonly {  }[]; readonly reason?: string }
}
export type SaveContentAnswer = { readonly version: string }
const saveContentCall: CallDescription = { operationId: 'saveContent',  method: 'POST',  path: '/v1/backoffice/content/{kind}',  required: ['kind', 'requestBody'],  query: [],  body: 'requestBody' }
/** One kind of content becomes what the entries say; each wrong value is named by its path (POST /v1/backoffice/content/{kind}). */
export async function saveContent(configuration: Configuration, parameters: SaveContentParameters, init?: RequestInit): Promise<SaveContentAnswer> {
  return (await (await sendCall(configuration, saveContentCall, parameters, init)).json()) as SaveContentAnswer
}

export interface LikeStatesParameters {
  readonly project: string
  readonly itemType: 'variant' | 'comparison'
  readonly commentsCount?: boolean | null
  readonly stars?: boolean | null
  readonly answersCount?: boolean | null
  readonly reviewCounts?: boolean | null
  readonly requestBody: readonly number[]
}
export type LikeStatesAnswer = readonly LikeState[]
const likeStatesCall: CallDescription = { operationId: 'likeStates',  method: 'POST',  path: '/api/v1/{project}/like/{itemType}',  required: ['project', 'itemType', 'requestBody'],  query: ['commentsCount', 'stars', 'answersCount', 'reviewCounts'],  body: 'requestBody' }
/** The like states of items (POST /api/v1/{project}/like/{itemType}). */
export async function likeStates(configuration: Configuration, parameters: LikeStatesParameters, init?: RequestInit): Promise<LikeStatesAnswer> {
  return (await (await sendCall(configuration, likeStatesCall, parameters, init)).json()) as LikeStatesAnswer
}

export interface LikeAllParameters {
  readonly project: string
  readonly itemType: 'variant' | 'comparison'
}
export type LikeAllAnswer = readonly KeptLikeState[]
const likeAllCall: CallDescription = { operationId: 'likeAll',  method: 'GET',  path: '/api/v1/{project}/like-all/{itemType}',  required: ['project', 'itemType'],  query: [],  body: null }
/** The states of all items that the person likes, the newest first (GET /api/v1/{project}/like-all/{itemType}). */
export async function likeAll(configuration: Configuration, parameters: LikeAllParameters, init?: RequestInit): Promise<LikeAllAnswer> {
  return (await (await sendCall(configuration, likeAllCall, parameters, init)).json()) as LikeAllAnswer
}

export interface LikesReceivedParameters {
  readonly project: string
  readonly itemType: 'variant' | 'comparison'
}
export type LikesReceivedAnswer = { readonly count: number }
const likesReceivedCall: CallDescription = { operationId: 'likesReceived',  method: 'GET',  path: '/api/v1/{project}/like/received/user/{itemType}',  required: ['project', 'itemType'],  query: [],  body: null }
/** How many likes of a type the service has received from the person (GET /api/v1/{project}/like/received/user/{itemType}). */
export async function likesReceived(configuration: Configuration, parameters: LikesReceivedParameters, init?: RequestInit): Promise<LikesReceivedAnswer> {
  return (await (await sendCall(configuration, likesReceivedCall, parameters, init)).json()) as LikesReceivedAnswer
}

export interface LikeParameters {
  readonly project: string
  readonly itemType: 'variant' | 'comparison'
  readonly itemId: number
  readonly consent?: string | null
}
export type LikeAnswer = LikeState
const likeCall: CallDescription = { operationId: 'like',  method: 'POST',  path: '/api/v1/{project}/like/{itemType}/{itemId}',  required: ['project', 'itemType', 'itemId'],  query: ['consent'],  body: null }
/** Likes an item (POST /api/v1/{project}/like/{itemType}/{itemId}). */
export async function like(configuration: Configuration, parameters: LikeParameters, init?: RequestInit): Promise<LikeAnswer> {
  return (await (await sendCall(configuration, likeCall, parameters, init)).json()) as LikeAnswer
}

export interface UnlikeParameters {
  readonly project: string
  readonly itemType: 'variant' | 'comparison'
  readonly itemId: number
}
export type UnlikeAnswer = LikeState
const unlikeCall: CallDescription = { operationId: 'unlike',  method: 'DELETE',  path: '/api/v1/{project}/like/{itemType}/{itemId}',  required: ['project', 'itemType', 'itemId'],  query: [],  body: null }
/** Takes a like back (DELETE /api/v1/{project}/like/{itemType}/{itemId}). */
export async function unlike(configuration: Configuration, parameters: UnlikeParameters, init?: RequestInit): Promise<UnlikeAnswer> {
  return (await (await sendCall(configuration, unlikeCall, parameters, init)).json()) as UnlikeAnswer
}

export interface LikesLoginParameters {
  readonly project: string
}
export type LikesLoginAnswer = { readonly user_id: number }
const likesLoginCall: CallDescription = { operationId: 'likesLogin',  method: 'GET',  path: '/api/v1/{project}/login',  required: ['project'],  query: [],  body: null }
/** Pairs the likes of this browser with the person who is signed in (GET /api/v1/{project}/login). */
export async function likesLogin(configuration: Configuration, parameters: LikesLoginParameters, init?: RequestInit): Promise<LikesLoginAnswer> {
  return (await (await sendCall(configuration, likesLoginCall, parameters, init)).json()) as LikesLoginAnswer
}

export type FavouritesShareAnswer = { readonly encryptedShare: string }
const favouritesShareCall: CallDescription = { operationId: 'favouritesShare',  method: 'GET',  path: '/api/v2/user/favourites-share',  required: [],  query: [],  body: null }
/** The link by which the person shows their favourites (GET /api/v2/user/favourites-share). */
export async function favouritesShare(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<FavouritesShareAnswer> {
  return (await (await sendCall(configuration, favouritesShareCall, parameters, init)).json()) as FavouritesShareAnswer
}

export interface FavouritesOnSaleParameters {
  readonly limit?: number | null
}
export type FavouritesOnSaleAnswer = { readonly variants: readonly Variant[] }
const favouritesOnSaleCall: CallDescription = { operationId: 'favouritesOnSale',  method: 'GET',  path: '/api/v2/user/favourites-on-sale',  required: [],  query: ['limit'],  body: null }
/** Liked variants with a proven discount, the largest first (GET /api/v2/user/favourites-on-sale). */
export async function favouritesOnSale(configuration: Configuration, parameters: FavouritesOnSaleParameters, init?: RequestInit): Promise<FavouritesOnSaleAnswer> {
  return (await (await sendCall(configuration, favouritesOnSaleCall, parameters, init)).json()) as FavouritesOnSaleAnswer
}

export interface VariantsLikedParameters {
  readonly page?: number | null
  readonly pageSize?: number | null
  readonly sort: 'drop' | 'recent' | 'price'
  readonly encryptedShare?: string | null
  readonly active?: boolean | null
}
export type VariantsLikedAnswer = { readonly variants: readonly Variant[]; readonly pagination: Pagination }
const variantsLikedCall: CallDescription = { operationId: 'variantsLiked',  method: 'GET',  path: '/api/v2/user/variants-liked',  required: ['sort'],  query: ['page', 'pageSize', 'sort', 'encryptedShare', 'active'],  body: null }
/** Liked variants in an order, page by page (GET /api/v2/user/variants-liked). */
export async function variantsLiked(configuration: Configuration, parameters: VariantsLikedParameters, init?: RequestInit): Promise<VariantsLikedAnswer> {
  return (await (await sendCall(configuration, variantsLikedCall, parameters, init)).json()) as VariantsLikedAnswer
}

export interface RemarketingVariantsParameters {
  readonly limit?: number | null
}
export type RemarketingVariantsAnswer = { readonly variants: readonly Variant[] }
const remarketingVariantsCall: CallDescription = { operationId: 'remarketingVariants',  method: 'GET',  path: '/api/v2/user/remarketing-variants',  required: [],  query: ['limit'],  body: null }
/** Liked variants that may be shown again, as far as the person has consented (GET /api/v2/user/remarketing-variants). */
export async function remarketingVariants(configuration: Configuration, parameters: RemarketingVariantsParameters, init?: RequestInit): Promise<RemarketingVariantsAnswer> {
  return (await (await sendCall(configuration, remarketingVariantsCall, parameters, init)).json()) as RemarketingVariantsAnswer
}

export interface WatchdogSubscriptionParameters {
  readonly project: string
  readonly variantId: number
}
export type WatchdogSubscriptionAnswer = WatchdogSubscription
const watchdogSubscriptionCall: CallDescription = { operationId: 'watchdogSubscription',  method: 'GET',  path: '/api/v1/{project}/watchdog/{variantId}',  required: ['project', 'variantId'],  query: [],  body: null }
/** Whether the person watches the offer, for what, and at which target (GET /api/v1/{project}/watchdog/{variantId}). */
export async function watchdogSubscription(configuration: Configuration, parameters: WatchdogSubscriptionParameters, init?: RequestInit): Promise<WatchdogSubscriptionAnswer> {
  return (await (await sendCall(configuration, watchdogSubscriptionCall, parameters, init)).json()) as WatchdogSubscriptionAnswer
}

export interface SubscribeWatchdogParameters {
  readonly project: string
  readonly variantId: number
  readonly subscribeBody: { readonly email?: string | null; readonly targetPrice?: number | null }
}
const subscribeWatchdogCall: CallDescription = { operationId: 'subscribeWatchdog',  method: 'POST',  path: '/api/v1/{project}/watchdog/{variantId}',  required: ['project', 'variantId', 'subscribeBody'],  query: [],  body: 'subscribeBody' }
/** Watches an offer: until its price is at the target or below, or until it is in stock (POST /api/v1/{project}/watchdog/{variantId}). */
export async function subscribeWatchdog(configuration: Configuration, parameters: SubscribeWatchdogParameters, init?: RequestInit): Promise<void> {
  await sendCall(configuration, subscribeWatchdogCall, parameters, init)
}

export interface UnsubscribeWatchdogParameters {
  readonly project: string
  readonly variantId: number
}
const unsubscribeWatchdogCall: CallDescription = { operationId: 'unsubscribeWatchdog',  method: 'DELETE',  path: '/api/v1/{project}/watchdog/{variantId}',  required: ['project', 'variantId'],  query: [],  body: null }
/** Ends the watch of the person on an offer; without one nothing happens (DELETE /api/v1/{project}/watchdog/{variantId}). */
export async function unsubscribeWatchdog(configuration: Configuration, parameters: UnsubscribeWatchdogParameters, init?: RequestInit): Promise<void> {
  await sendCall(configuration, unsubscribeWatchdogCall, parameters, init)
}

export interface UnsubscribeWatchdogByHashParameters {
  readonly project: string
  readonly hash: string
}
const unsubscribeWatchdogByHashCall: CallDescription = { operationId: 'unsubscribeWatchdogByHash',  method: 'DELETE',  path: '/api/v1/{project}/watchdog/unsubscribe/{hash}',  required: ['project', 'hash'],  query: [],  body: null }
/** Ends what a link of a mail names; unknown and used ones are answered alike (DELETE /api/v1/{project}/watchdog/unsubscribe/{hash}). */
export async function unsubscribeWatchdogByHash(configuration: Configuration, parameters: UnsubscribeWatchdogByHashParameters, init?: RequestInit): Promise<void> {
  await sendCall(configuration, unsubscribeWatchdogByHashCall, parameters, init)
}

export interface VariantsWatchedParameters {
  readonly limit?: number | null
}
export type VariantsWatchedAnswer = { readonly variants: readonly WatchedVariant[] }
const variantsWatchedCall: CallDescription = { operationId: 'variantsWatched',  method: 'GET',  path: '/api/v2/user/variants-watched',  required: [],  query: ['limit'],  body: null }
/** The offers that the person watches, the newest first (GET /api/v2/user/variants-watched). */
export async function variantsWatched(configuration: Configuration, parameters: VariantsWatchedParameters, init?: RequestInit): Promise<VariantsWatchedAnswer> {
  return (await (await sendCall(configuration, variantsWatchedCall, parameters, init)).json()) as VariantsWatchedAnswer
}

export interface FeaturesParameters {
  readonly clientKey: string
}
export type FeaturesAnswer = FlagPayload
const featuresCall: CallDescription = { operationId: 'features',  method: 'GET',  path: '/api/features/{clientKey}',  required: ['clientKey'],  query: [],  body: null }
/** The features of an environment, to be evaluated by who asks (GET /api/features/{clientKey}). */
export async function features(configuration: Configuration, parameters: FeaturesParameters, init?: RequestInit): Promise<FeaturesAnswer> {
  return (await (await sendCall(configuration, featuresCall, parameters, init)).json()) as FeaturesAnswer
}

export interface EvaluateFeaturesParameters {
  readonly clientKey: string
  readonly requestBody: { readonly attributes?: {  }; readonly forcedVariations?: {  }; readonly forcedFeatures?: readonly (readonly unknown[])[]; readonly url?: string }
}
export type EvaluateFeaturesAnswer = FlagPayload
const evaluateFeaturesCall: CallDescription = { operationId: 'evaluateFeatures',  method: 'POST',  path: '/api/eval/{clientKey}',  required: ['clientKey', 'requestBody'],  query: [],  body: 'requestBody' }
/** The features of an environment, evaluated for who asks (POST /api/eval/{clientKey}). */
export async function evaluateFeatures(configuration: Configuration, parameters: EvaluateFeaturesParameters, init?: RequestInit): Promise<EvaluateFeaturesAnswer> {
  return (await (await sendCall(configuration, evaluateFeaturesCall, parameters, init)).json()) as EvaluateFeaturesAnswer
}

export interface ViewedExperimentsParameters {
  readonly ex: string
}
const viewedExperimentsCall: CallDescription = { operationId: 'viewedExperiments',  method: 'GET',  path: '/api/v2/viewed-experiments',  required: ['ex'],  query: ['ex'],  body: null }
/** Records that variations of experiments have been seen (GET /api/v2/viewed-experiments). */
export async function viewedExperiments(configuration: Configuration, parameters: ViewedExperimentsParameters, init?: RequestInit): Promise<void> {
  await sendCall(configuration, viewedExperimentsCall, parameters, init)
}

export interface ExperimentEventParameters {
  readonly requestBody: { readonly name: string; readonly params?: {  } }
}
const experimentEventCall: CallDescription = { operationId: 'experimentEvent',  method: 'POST',  path: '/api/v2/experiment-event',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Records a result of experiments (POST /api/v2/experiment-event). */
export async function experimentEvent(configuration: Configuration, parameters: ExperimentEventParameters, init?: RequestInit): Promise<void> {
  await sendCall(configuration, experimentEventCall, parameters, init)
}

export type ShowFlagsAnswer = { readonly environment: string; readonly features: readonly { readonly key: string; readonly version: string; readonly definition: {  } }[]; readonly experiments: readonly { readonly key: string; readonly version: string; readonly definition: {  }; readonly startedAt: string | null; readonly stoppedAt: string | null }[]; readonly savedGroups: readonly { readonly key: string; readonly version: string; readonly definition: {  } }[] }
const showFlagsCall: CallDescription = { operationId: 'showFlags',  method: 'GET',  path: '/v1/backoffice/flags',  required: [],  query: [],  body: null }
/** Flags, experiments and saved groups of the environment that this server stands in (GET /v1/backoffice/flags). */
export async function showFlags(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<ShowFlagsAnswer> {
  return (await (await sendCall(configuration, showFlagsCall, parameters, init)).json()) as ShowFlagsAnswer
}

export interface SaveFlagParameters {
  readonly requestBody: { readonly subject: 'feature' | 'experiment' | 'savedGroup'; readonly key: string; readonly version: string | null; readonly definition: {  }; readonly reason?: string }
}
export type SaveFlagAnswer = { readonly version: string }
const saveFlagCall: CallDescription = { operationId: 'saveFlag',  method: 'POST',  path: '/v1/backoffice/flags',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Sets one flag, experiment or saved group; each wrong value is named by its path (POST /v1/backoffice/flags). */
export async function saveFlag(configuration: Configuration, parameters: SaveFlagParameters, init?: RequestInit): Promise<SaveFlagAnswer> {
  return (await (await sendCall(configuration, saveFlagCall, parameters, init)).json()) as SaveFlagAnswer
}

export interface ShowExperimentParameters {
  readonly key: string
}
export type ShowExperimentAnswer = { readonly startedAt: string | null; readonly stoppedAt: string | null; readonly mixed: number; readonly splitProbability: number; readonly variations: readonly { readonly key: string; readonly name: string; readonly users: number; readonly goals: readonly { readonly goal: string; readonly conversions: number; readonly rate: { readonly value: number; readonly low: number; readonly high: number }; readonly difference: { readonly value: number; readonly low: number; readonly high: number } | null }[] }[] }
const showExperimentCall: CallDescription = { operationId: 'showExperiment',  method: 'GET',  path: '/v1/backoffice/experiments/{key}',  required: ['key'],  query: [],  body: null }
/** What visitors of each variation did, with the ranges of 95 % confidence (GET /v1/backoffice/experiments/{key}). */
export async function showExperiment(configuration: Configuration, parameters: ShowExperimentParameters, init?: RequestInit): Promise<ShowExperimentAnswer> {
  return (await (await sendCall(configuration, showExperimentCall, parameters, init)).json()) as ShowExperimentAnswer
}

export interface ImpressionParameters {
  readonly requestBody: { readonly project: string; readonly impressions: readonly Impression[] }
}
const impressionCall: CallDescription = { operationId: 'impression',  method: 'POST',  path: '/impression',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Cards that were seen (POST /impression). */
export async function impression(configuration: Configuration, parameters: ImpressionParameters, init?: RequestInit): Promise<void> {
  await sendCall(configuration, impressionCall, parameters, init)
}

export interface ImpressionDaysParameters {
  readonly days?: number | null
  readonly to?: string | null
}
export type ImpressionDaysAnswer = { readonly since: string; readonly days: readonly { readonly day: string; readonly impressions: number }[] }
const impressionDaysCall: CallDescription = { operationId: 'impressionDays',  method: 'GET',  path: '/api/v2/impressions',  required: [],  query: ['days', 'to'],  body: null }
/** How often the shop's offers were seen, by day in Portugal, newest first (GET /api/v2/impressions). */
export async function impressionDays(configuration: Configuration, parameters: ImpressionDaysParameters, init?: RequestInit): Promise<ImpressionDaysAnswer> {
  return (await (await sendCall(configuration, impressionDaysCall, parameters, init)).json()) as ImpressionDaysAnswer
}

export interface OrderDaysParameters {
  readonly days?: number | null
  readonly to?: string | null
}
export type OrderDaysAnswer = { readonly today: string; readonly since: string | null; readonly days: readonly { readonly day: string; readonly orders: number; readonly byClick: number }[] }
const orderDaysCall: CallDescription = { operationId: 'orderDays',  method: 'GET',  path: '/api/v2/orders/days',  required: [],  query: ['days', 'to'],  body: null }
/** Purchases told by the shop by the day on which they were made, in Portugal, newest first, and those that began with a click (GET /api/v2/orders/days). */
export async function orderDays(configuration: Configuration, parameters: OrderDaysParameters, init?: RequestInit): Promise<OrderDaysAnswer> {
  return (await (await sendCall(configuration, orderDaysCall, parameters, init)).json()) as OrderDaysAnswer
}

export interface TellOrdersParameters {
  readonly requestBody: { readonly test?: string; readonly orders: readonly TellOrder[] }
}
export type TellOrdersAnswer = { readonly orders: readonly TakenOrder[] }
const tellOrdersCall: CallDescription = { operationId: 'tellOrders',  method: 'POST',  path: '/api/v2/orders',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Purchases in the shop; each is kept once, and a bad one costs its neighbours nothing. `state` calls one off. With `test` none is kept (POST /api/v2/orders). */
export async function tellOrders(configuration: Configuration, parameters: TellOrdersParameters, init?: RequestInit): Promise<TellOrdersAnswer> {
  return (await (await sendCall(configuration, tellOrdersCall, parameters, init)).json()) as TellOrdersAnswer
}

export type ShopOrdersAnswer = { readonly orders: readonly ShopOrder[] }
const shopOrdersCall: CallDescription = { operationId: 'shopOrders',  method: 'GET',  path: '/api/v2/orders',  required: [],  query: [],  body: null }
/** The last purchases that the shop has told, the newest first (GET /api/v2/orders). */
export async function shopOrders(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<ShopOrdersAnswer> {
  return (await (await sendCall(configuration, shopOrdersCall, parameters, init)).json()) as ShopOrdersAnswer
}

export type OrderSetupAnswer = { readonly shop: string; readonly key: string; readonly passesClick: boolean }
const orderSetupCall: CallDescription = { operationId: 'orderSetup',  method: 'GET',  path: '/api/v2/orders/setup',  required: [],  query: [],  body: null }
/** The shop's name for the pixel, its signing key, and whether its addresses carry the click (GET /api/v2/orders/setup). */
export async function orderSetup(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<OrderSetupAnswer> {
  return (await (await sendCall(configuration, orderSetupCall, parameters, init)).json()) as OrderSetupAnswer
}

export interface ChangeOrderSetupParameters {
  readonly requestBody: { readonly passesClick?: boolean; readonly renewKey?: true }
}
export type ChangeOrderSetupAnswer = { readonly shop: string; readonly key: string; readonly passesClick: boolean }
const changeOrderSetupCall: CallDescription = { operationId: 'changeOrderSetup',  method: 'POST',  path: '/api/v2/orders/setup',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Opens its addresses with the number of the click, or without; renews the signing key (POST /api/v2/orders/setup). */
export async function changeOrderSetup(configuration: Configuration, parameters: ChangeOrderSetupParameters, init?: RequestInit): Promise<ChangeOrderSetupAnswer> {
  return (await (await sendCall(configuration, changeOrderSetupCall, parameters, init)).json()) as ChangeOrderSetupAnswer
}

export interface ListTextsToDecideParameters {
  readonly kind?: 'review' | 'reply' | 'question' | 'answer' | null
  readonly because?: 'rules' | 'burst' | 'notice' | 'complaint' | null
  readonly rule?: 'link' | 'several_links' | 'disguised_link' | 'other_trade' | 'advertising' | 'phone' | 'email' | 'handle' | 'personal_number' | 'insult' | 'rough_words' | 'more_rough_words' | 'says_nothing' | 'other_script' | 'hidden_marks' | 'shouting' | 'copy' | 'near_copy' | 'copied_often' | 'network_burst' | 'author_burst' | 'shop_burst' | 'decided_before' | null
  readonly q?: string | null
  readonly sort?: 'urgency' | '-urgency' | 'queued' | '-queued' | 'notices' | '-notices' | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
export type ListTextsToDecideAnswer = { readonly rows: readonly TextToDecide[]; readonly page: number; readonly pageSize: number; readonly totalCount: number | null }
const listTextsToDecideCall: CallDescription = { operationId: 'listTextsToDecide',  method: 'GET',  path: '/v1/backoffice/moderation',  required: [],  query: ['kind', 'because', 'rule', 'q', 'sort', 'page', 'pageSize'],  body: null }
/** Texts that wait for a person: complaints and notices first, then those that have waited longest (GET /v1/backoffice/moderation). */
export async function listTextsToDecide(configuration: Configuration, parameters: ListTextsToDecideParameters, init?: RequestInit): Promise<ListTextsToDecideAnswer> {
  return (await (await sendCall(configuration, listTextsToDecideCall, parameters, init)).json()) as ListTextsToDecideAnswer
}

export interface ShowTextParameters {
  readonly kind: 'review' | 'reply' | 'question' | 'answer'
  readonly itemId: string
}
export type ShowTextAnswer = { readonly kind: 'review' | 'reply' | 'question' | 'answer'; readonly itemId: string; readonly texts: readonly string[]; readonly halfStars: number | null; readonly isVerified: boolean; readonly reasons: readonly string[]; readonly version: number; readonly fileVersion: string; readonly state: 'waiting' | 'published' | 'refused' | 'removed'; readonly shown: { readonly version: number; readonly texts: readonly string[] } | null; readonly because: 'rules' | 'burst' | 'notice' | 'complaint' | null; readonly eshopId: number | null; readonly variantId: number | null; readonly writtenAt: string; readonly pictureUrls: readonly string[]; readonly notices: readonly { readonly number: number; readonly version: number; readonly reason: string; readonly explanation: string; readonly at: string }[]; readonly complaints: readonly { readonly isOfAuthor: boolean; readonly words: string; readonly at: string }[]; readonly decisions: readonly { readonly version: number; readonly decision: 'publish' | 'hold' | 'refuse' | 'remove'; readonly reasons: readonly string[]; readonly words: string | null; readonly decidedBy: 'rules' | 'person' | 'operator'; readonly personId: number | null; readonly at: string }[]; readonly history: { readonly waiting: number; readonly published: number; readonly refused: number; readonly removed: number } | null }
const showTextCall: CallDescription = { operationId: 'showText',  method: 'GET',  path: '/v1/backoffice/moderation/{kind}/{itemId}',  required: ['kind', 'itemId'],  query: [],  body: null }
/** One text with all that speaks for and against it (GET /v1/backoffice/moderation/{kind}/{itemId}). */
export async function showText(configuration: Configuration, parameters: ShowTextParameters, init?: RequestInit): Promise<ShowTextAnswer> {
  return (await (await sendCall(configuration, showTextCall, parameters, init)).json()) as ShowTextAnswer
}

export interface DecideTextParameters {
  readonly kind: 'review' | 'reply' | 'question' | 'answer'
  readonly itemId: string
  readonly requestBody: { readonly decision: 'publish' | 'refuse' | 'remove'; readonly fileVersion: string; readonly reasons: readonly ('illegal' | 'insult' | 'personal_data' | 'false' | 'advertising' | 'contacts' | 'off_topic' | 'rights' | 'unreadable')[]; readonly words?: string }
}
export type DecideTextAnswer = { readonly decision: 'publish' | 'refuse' | 'remove' }
const decideTextCall: CallDescription = { operationId: 'decideText',  method: 'POST',  path: '/v1/backoffice/moderation/{kind}/{itemId}',  required: ['kind', 'itemId', 'requestBody'],  query: [],  body: 'requestBody' }
/** Publishes, refuses or removes a text; its author and who reported it are told (POST /v1/backoffice/moderation/{kind}/{itemId}). */
export async function decideText(configuration: Configuration, parameters: DecideTextParameters, init?: RequestInit): Promise<DecideTextAnswer> {
  return (await (await sendCall(configuration, decideTextCall, parameters, init)).json()) as DecideTextAnswer
}

export interface ShopReviewsParameters {
  readonly since?: string | null
  readonly after?: string | null
  readonly sort?: 'published' | '-published' | null
  readonly isUnanswered?: boolean | null
}
export type ShopReviewsAnswer = { readonly reviews: readonly ShopReview[]; readonly next: string | null; readonly unanswered: number }
const shopReviewsCall: CallDescription = { operationId: 'shopReviews',  method: 'GET',  path: '/api/v2/eshop/reviews',  required: [],  query: ['since', 'after', 'sort', 'isUnanswered'],  body: null }
/** Published reviews of the shop and its offers, the oldest first or by `sort` the newest, all or those without a reply; `since` and `after` continue (GET /api/v2/eshop/reviews). */
export async function shopReviews(configuration: Configuration, parameters: ShopReviewsParameters, init?: RequestInit): Promise<ShopReviewsAnswer> {
  return (await (await sendCall(configuration, shopReviewsCall, parameters, init)).json()) as ShopReviewsAnswer
}

export interface ShopReplyParameters {
  readonly externalId: string
  readonly replyRequest: { readonly text: string | null }
}
export type ShopReplyAnswer = { readonly state: 'waiting' | 'none' }
const shopReplyCall: CallDescription = { operationId: 'shopReply',  method: 'POST',  path: '/api/v2/eshop/reviews/{externalId}/reply',  required: ['externalId', 'replyRequest'],  query: [],  body: 'replyRequest' }
/** Replies to a review of the shop, or changes the reply; it waits for moderation. Text null takes it away (POST /api/v2/eshop/reviews/{externalId}/reply). */
export async function shopReply(configuration: Configuration, parameters: ShopReplyParameters, init?: RequestInit): Promise<ShopReplyAnswer> {
  return (await (await sendCall(configuration, shopReplyCall, parameters, init)).json()) as ShopReplyAnswer
}

export interface VariantReviewsParameters {
  readonly page?: number | null
  readonly type?: 'all' | 'withImage' | null
  readonly requestBody: { readonly variantId: number; readonly stars?: number; readonly verified?: boolean; readonly eshopId?: number; readonly sort?: 'newest' | 'highest' | 'lowest'; readonly after?: string }
}
export type VariantReviewsAnswer = ReviewList
const variantReviewsCall: CallDescription = { operationId: 'variantReviews',  method: 'POST',  path: '/api/v2/variant/reviews',  required: ['requestBody'],  query: ['page', 'type'],  body: 'requestBody' }
/** Reviews of a product by one of its variants, page by page (POST /api/v2/variant/reviews). */
export async function variantReviews(configuration: Configuration, parameters: VariantReviewsParameters, init?: RequestInit): Promise<VariantReviewsAnswer> {
  return (await (await sendCall(configuration, variantReviewsCall, parameters, init)).json()) as VariantReviewsAnswer
}

export interface VariantReviewsModalParameters {
  readonly requestBody: { readonly variantId: number }
}
export type VariantReviewsModalAnswer = ReviewsModalResult
const variantReviewsModalCall: CallDescription = { operationId: 'variantReviewsModal',  method: 'POST',  path: '/api/v2/variant/reviews-modal',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Sums, summary and first reviews of a product by one of its variants (POST /api/v2/variant/reviews-modal). */
export async function variantReviewsModal(configuration: Configuration, parameters: VariantReviewsModalParameters, init?: RequestInit): Promise<VariantReviewsModalAnswer> {
  return (await (await sendCall(configuration, variantReviewsModalCall, parameters, init)).json()) as VariantReviewsModalAnswer
}

export type OpenQuestionsAnswer = { readonly questions: readonly OpenQuestion[] }
const openQuestionsCall: CallDescription = { operationId: 'openQuestions',  method: 'GET',  path: '/api/v2/questions',  required: [],  query: [],  body: null }
/** Questions about the shop's products that the shop has not answered, the oldest first (GET /api/v2/questions). */
export async function openQuestions(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<OpenQuestionsAnswer> {
  return (await (await sendCall(configuration, openQuestionsCall, parameters, init)).json()) as OpenQuestionsAnswer
}

export interface AnswerQuestionParameters {
  readonly questionId: string
  readonly answerBody: { readonly text: string }
}
export type AnswerQuestionAnswer = { readonly state: 'waiting' }
const answerQuestionCall: CallDescription = { operationId: 'answerQuestion',  method: 'POST',  path: '/api/v2/questions/{questionId}/answer',  required: ['questionId', 'answerBody'],  query: [],  body: 'answerBody' }
/** The shop's answer, or its change; shown once it has been looked at (POST /api/v2/questions/{questionId}/answer). */
export async function answerQuestion(configuration: Configuration, parameters: AnswerQuestionParameters, init?: RequestInit): Promise<AnswerQuestionAnswer> {
  return (await (await sendCall(configuration, answerQuestionCall, parameters, init)).json()) as AnswerQuestionAnswer
}

export interface ListChangesParameters {
  readonly id?: number | null
  readonly by?: number | null
  readonly kind?: string | null
  readonly thingId?: string | null
  readonly from?: string | null
  readonly to?: string | null
  readonly q?: string | null
  readonly sort?: 'at' | '-at' | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
export type ListChangesAnswer = { readonly rows: readonly BackOfficeChange[]; readonly page: number; readonly pageSize: number; readonly totalCount: number | null }
const listChangesCall: CallDescription = { operationId: 'listChanges',  method: 'GET',  path: '/v1/backoffice/changes',  required: [],  query: ['id', 'by', 'kind', 'thingId', 'from', 'to', 'q', 'sort', 'page', 'pageSize'],  body: null }
/** Changes of the admin’s side, the latest first: all for an admin, their own for who has another role (GET /v1/backoffice/changes). */
export async function listChanges(configuration: Configuration, parameters: ListChangesParameters, init?: RequestInit): Promise<ListChangesAnswer> {
  return (await (await sendCall(configuration, listChangesCall, parameters, init)).json()) as ListChangesAnswer
}

export interface UndoChangeParameters {
  readonly changeId: number
  readonly requestBody: { readonly reason: string }
}
export type UndoChangeAnswer = { readonly isUndone: true }
const undoChangeCall: CallDescription = { operationId: 'undoChange',  method: 'POST',  path: '/v1/backoffice/changes/{changeId}/undo',  required: ['changeId', 'requestBody'],  query: [],  body: 'requestBody' }
/** Takes a change back where nobody has changed the thing since (POST /v1/backoffice/changes/{changeId}/undo). */
export async function undoChange(configuration: Configuration, parameters: UndoChangeParameters, init?: RequestInit): Promise<UndoChangeAnswer> {
  return (await (await sendCall(configuration, undoChangeCall, parameters, init)).json()) as UndoChangeAnswer
}

export interface BillingDaysParameters {
  readonly days?: number | null
}
export type BillingDaysAnswer = { readonly days: readonly BillingDay[] }
const billingDaysCall: CallDescription = { operationId: 'billingDays',  method: 'GET',  path: '/api/v2/billing/days',  required: [],  query: ['days'],  body: null }
/** The shop's clicks by day in Portugal, newest first: what they cost, what was taken back, and why others are not billed (GET /api/v2/billing/days). */
export async function billingDays(configuration: Configuration, parameters: BillingDaysParameters, init?: RequestInit): Promise<BillingDaysAnswer> {
  return (await (await sendCall(configuration, billingDaysCall, parameters, init)).json()) as BillingDaysAnswer
}

export type BillingBalanceAnswer = { readonly currency: 'EUR'; readonly owed: number; readonly unbilledMicros: number; readonly hasAccount: boolean }
const billingBalanceCall: CallDescription = { operationId: 'billingBalance',  method: 'GET',  path: '/api/v2/billing/balance',  required: [],  query: [],  body: null }
/** What the shop owes of invoices (negative: it has paid too much), and what its clicks have cost that no invoice has yet (GET /api/v2/billing/balance). */
export async function billingBalance(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<BillingBalanceAnswer> {
  return (await (await sendCall(configuration, billingBalanceCall, parameters, init)).json()) as BillingBalanceAnswer
}

export type BillingDocumentsAnswer = { readonly documents: readonly BillingDocument[] }
const billingDocumentsCall: CallDescription = { operationId: 'billingDocuments',  method: 'GET',  path: '/api/v2/billing/documents',  required: [],  query: [],  body: null }
/** The shop's invoices (FT) and credit notes (NC), the last 200, newest first (GET /api/v2/billing/documents). */
export async function billingDocuments(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<BillingDocumentsAnswer> {
  return (await (await sendCall(configuration, billingDocumentsCall, parameters, init)).json()) as BillingDocumentsAnswer
}

export type BillingAccountAnswer = { readonly account: { readonly legalName: string; readonly country: string; readonly taxNumber: string; readonly street: string; readonly postalCode: string; readonly city: string } | null; readonly version: string }
const billingAccountCall: CallDescription = { operationId: 'billingAccount',  method: 'GET',  path: '/api/v2/billing/account',  required: [],  query: [],  body: null }
/** Whom the shop's invoices are made out to; null: nobody has said, and there are none (GET /api/v2/billing/account). */
export async function billingAccount(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<BillingAccountAnswer> {
  return (await (await sendCall(configuration, billingAccountCall, parameters, init)).json()) as BillingAccountAnswer
}

export interface ChangeBillingAccountParameters {
  readonly requestBody: { readonly legalName: string; readonly country: string; readonly taxNumber: string; readonly street: string; readonly postalCode: string; readonly city: string; readonly version?: string }
}
export type ChangeBillingAccountAnswer = { readonly account: { readonly legalName: string; readonly country: string; readonly taxNumber: string; readonly street: string; readonly postalCode: string; readonly city: string } | null; readonly version: string }
const changeBillingAccountCall: CallDescription = { operationId: 'changeBillingAccount',  method: 'POST',  path: '/api/v2/billing/account',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Says whom the next invoices are made out to; those that exist stay as they are (POST /api/v2/billing/account). */
export async function changeBillingAccount(configuration: Configuration, parameters: ChangeBillingAccountParameters, init?: RequestInit): Promise<ChangeBillingAccountAnswer> {
  return (await (await sendCall(configuration, changeBillingAccountCall, parameters, init)).json()) as ChangeBillingAccountAnswer
}

export interface ListBillingDocumentsParameters {
  readonly eshopId?: number | null
  readonly q?: string | null
  readonly sort?: 'issued' | '-issued' | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
export type ListBillingDocumentsAnswer = { readonly rows: readonly BackOfficeBillingDocument[]; readonly page: number; readonly pageSize: number; readonly totalCount: number | null }
const listBillingDocumentsCall: CallDescription = { operationId: 'listBillingDocuments',  method: 'GET',  path: '/v1/backoffice/billing-documents',  required: [],  query: ['eshopId', 'q', 'sort', 'page', 'pageSize'],  body: null }
/** Invoices and credit notes of all shops, by the name of the shop, of the document or its reference, with what is still to be paid of each (GET /v1/backoffice/billing-documents). */
export async function listBillingDocuments(configuration: Configuration, parameters: ListBillingDocumentsParameters, init?: RequestInit): Promise<ListBillingDocumentsAnswer> {
  return (await (await sendCall(configuration, listBillingDocumentsCall, parameters, init)).json()) as ListBillingDocumentsAnswer
}

export type SaftMonthsAnswer = { readonly months: readonly string[] }
const saftMonthsCall: CallDescription = { operationId: 'saftMonths',  method: 'GET',  path: '/v1/backoffice/saft/months',  required: [],  query: [],  body: null }
/** Months of which a SAF-T file can be had, the last first: those that are over, from the first document on (GET /v1/backoffice/saft/months). */
export async function saftMonths(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<SaftMonthsAnswer> {
  return (await (await sendCall(configuration, saftMonthsCall, parameters, init)).json()) as SaftMonthsAnswer
}

export interface RecordPaymentParameters {
  readonly requestBody: { readonly key: string; readonly invoice: string; readonly amount: number; readonly receivedOn: string; readonly text?: string }
}
export type RecordPaymentAnswer = { readonly isNew: boolean }
const recordPaymentCall: CallDescription = { operationId: 'recordPayment',  method: 'POST',  path: '/v1/backoffice/payments',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Records money that has come for an invoice; the same key again records nothing more, and with something else is a conflict (POST /v1/backoffice/payments). */
export async function recordPayment(configuration: Configuration, parameters: RecordPaymentParameters, init?: RequestInit): Promise<RecordPaymentAnswer> {
  return (await (await sendCall(configuration, recordPaymentCall, parameters, init)).json()) as RecordPaymentAnswer
}

export interface CreditInvoiceParameters {
  readonly requestBody: { readonly invoice: string; readonly amount?: number; readonly reason: string }
}
export type CreditInvoiceAnswer = { readonly name: string; readonly gross: number }
const creditInvoiceCall: CallDescription = { operationId: 'creditInvoice',  method: 'POST',  path: '/v1/backoffice/credit-notes',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Gives an invoice back by a credit note, or so much of it, without tax (POST /v1/backoffice/credit-notes). */
export async function creditInvoice(configuration: Configuration, parameters: CreditInvoiceParameters, init?: RequestInit): Promise<CreditInvoiceAnswer> {
  return (await (await sendCall(configuration, creditInvoiceCall, parameters, init)).json()) as CreditInvoiceAnswer
}

export interface ListBillingAccountsParameters {
  readonly only?: 'overdue' | 'without_account' | 'vat_unknown' | 'vat_invalid' | 'free' | null
  readonly q?: string | null
  readonly sort?: 'shop' | '-shop' | 'owed' | '-owed' | 'overdue' | '-overdue' | 'unbilled' | '-unbilled' | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
export type ListBillingAccountsAnswer = { readonly rows: readonly BackOfficeBillingAccount[]; readonly page: number; readonly pageSize: number; readonly totalCount: number | null }
const listBillingAccountsCall: CallDescription = { operationId: 'listBillingAccounts',  method: 'GET',  path: '/v1/backoffice/billing-accounts',  required: [],  query: ['only', 'q', 'sort', 'page', 'pageSize'],  body: null }
/** All shops with their billing account, what they owe and since when their clicks cost (GET /v1/backoffice/billing-accounts). */
export async function listBillingAccounts(configuration: Configuration, parameters: ListBillingAccountsParameters, init?: RequestInit): Promise<ListBillingAccountsAnswer> {
  return (await (await sendCall(configuration, listBillingAccountsCall, parameters, init)).json()) as ListBillingAccountsAnswer
}

export interface ShowBillingAccountParameters {
  readonly eshopId: number
}
export type ShowBillingAccountAnswer = ShownBillingAccount
const showBillingAccountCall: CallDescription = { operationId: 'showBillingAccount',  method: 'GET',  path: '/v1/backoffice/billing-accounts/{eshopId}',  required: ['eshopId'],  query: [],  body: null }
/** A shop's billing account: what the EU's register says, balances, documents and payments (GET /v1/backoffice/billing-accounts/{eshopId}). */
export async function showBillingAccount(configuration: Configuration, parameters: ShowBillingAccountParameters, init?: RequestInit): Promise<ShowBillingAccountAnswer> {
  return (await (await sendCall(configuration, showBillingAccountCall, parameters, init)).json()) as ShowBillingAccountAnswer
}

export interface EditBillingAccountParameters {
  readonly eshopId: number
  readonly requestBody: { readonly legalName: string; readonly country: string; readonly taxNumber: string; readonly street: string; readonly postalCode: string; readonly city: string; readonly version: string }
}
export type EditBillingAccountAnswer = { readonly version: string }
const editBillingAccountCall: CallDescription = { operationId: 'editBillingAccount',  method: 'POST',  path: '/v1/backoffice/billing-accounts/{eshopId}',  required: ['eshopId', 'requestBody'],  query: [],  body: 'requestBody' }
/** Says whom a shop's next invoices are made out to; documents that exist stay as they are (POST /v1/backoffice/billing-accounts/{eshopId}). */
export async function editBillingAccount(configuration: Configuration, parameters: EditBillingAccountParameters, init?: RequestInit): Promise<EditBillingAccountAnswer> {
  return (await (await sendCall(configuration, editBillingAccountCall, parameters, init)).json()) as EditBillingAccountAnswer
}

export interface AskVatRegisterParameters {
  readonly eshopId: number
}
export type AskVatRegisterAnswer = { readonly vatNumber: string }
const askVatRegisterCall: CallDescription = { operationId: 'askVatRegister',  method: 'POST',  path: '/v1/backoffice/billing-accounts/{eshopId}/vat-questions',  required: ['eshopId'],  query: [],  body: null }
/** Has the EU's register asked of the shop's number now; its answer stands in the account seconds later (POST /v1/backoffice/billing-accounts/{eshopId}/vat-questions). */
export async function askVatRegister(configuration: Configuration, parameters: AskVatRegisterParameters, init?: RequestInit): Promise<AskVatRegisterAnswer> {
  return (await (await sendCall(configuration, askVatRegisterCall, parameters, init)).json()) as AskVatRegisterAnswer
}

export type ShopBidsAnswer = ShopBids
const shopBidsCall: CallDescription = { operationId: 'shopBids',  method: 'GET',  path: '/api/v2/bids',  required: [],  query: [],  body: null }
/** The shop's bids by category and price, factors by item, mode, and the floors (GET /api/v2/bids). */
export async function shopBids(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<ShopBidsAnswer> {
  return (await (await sendCall(configuration, shopBidsCall, parameters, init)).json()) as ShopBidsAnswer
}

export interface ChangeShopBidsParameters {
  readonly requestBody: { readonly mode: 'APO' | 'MPO' | 'RPO'; readonly targetCpc: number | null; readonly bids: readonly { readonly categoryId: number | null; readonly priceFrom: number; readonly priceTo: number | null; readonly cpc: number }[]; readonly factors: readonly { readonly itemId: string; readonly percent: number }[]; readonly labelFactors?: readonly { readonly label: number; readonly value: string; readonly percent: number }[]; readonly version?: string }
}
export type ChangeShopBidsAnswer = ShopBids
const changeShopBidsCall: CallDescription = { operationId: 'changeShopBids',  method: 'POST',  path: '/api/v2/bids',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Settles bids, factors and mode in the place of those that stand; offers are told within seconds (POST /api/v2/bids). */
export async function changeShopBids(configuration: Configuration, parameters: ChangeShopBidsParameters, init?: RequestInit): Promise<ChangeShopBidsAnswer> {
  return (await (await sendCall(configuration, changeShopBidsCall, parameters, init)).json()) as ChangeShopBidsAnswer
}

export interface EstimateShopBidsParameters {
  readonly requestBody: { readonly mode: 'APO' | 'MPO' | 'RPO'; readonly targetCpc: number | null; readonly bids: readonly { readonly categoryId: number | null; readonly priceFrom: number; readonly priceTo: number | null; readonly cpc: number }[]; readonly factors: readonly { readonly itemId: string; readonly percent: number }[]; readonly labelFactors?: readonly { readonly label: number; readonly value: string; readonly percent: number }[]; readonly of: { readonly categoryId: number | null; readonly priceFrom: number; readonly priceTo: number | null } }
}
export type EstimateShopBidsAnswer = BidEstimate
const estimateShopBidsCall: CallDescription = { operationId: 'estimateShopBids',  method: 'POST',  path: '/api/v2/bids/estimate',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Estimates what bids would do to the shop's offers of a category and price band, as things stand now; nothing is saved (POST /api/v2/bids/estimate). */
export async function estimateShopBids(configuration: Configuration, parameters: EstimateShopBidsParameters, init?: RequestInit): Promise<EstimateShopBidsAnswer> {
  return (await (await sendCall(configuration, estimateShopBidsCall, parameters, init)).json()) as EstimateShopBidsAnswer
}

export interface OfferBidParameters {
  readonly variantId: number
}
export type OfferBidAnswer = OfferBid
const offerBidCall: CallDescription = { operationId: 'offerBid',  method: 'GET',  path: '/api/v2/bids/offers/{variantId}',  required: ['variantId'],  query: [],  body: null }
/** What a click on an offer of the shop costs now: its bid, its factor, the floor of its category, and what we made of them (GET /api/v2/bids/offers/{variantId}). */
export async function offerBid(configuration: Configuration, parameters: OfferBidParameters, init?: RequestInit): Promise<OfferBidAnswer> {
  return (await (await sendCall(configuration, offerBidCall, parameters, init)).json()) as OfferBidAnswer
}

export type ShopBudgetAnswer = ShopBudget
const shopBudgetCall: CallDescription = { operationId: 'shopBudget',  method: 'GET',  path: '/api/v2/budget',  required: [],  query: [],  body: null }
/** The shop's daily and monthly budget, pause and hours, and what is spent of them (GET /api/v2/budget). */
export async function shopBudget(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<ShopBudgetAnswer> {
  return (await (await sendCall(configuration, shopBudgetCall, parameters, init)).json()) as ShopBudgetAnswer
}

export interface ChangeShopBudgetParameters {
  readonly requestBody: { readonly daily: number | null; readonly monthly: number | null; readonly paused: boolean; readonly hours: readonly { readonly days: readonly number[]; readonly from: string; readonly to: string }[]; readonly version?: string }
}
export type ChangeShopBudgetAnswer = ShopBudget
const changeShopBudgetCall: CallDescription = { operationId: 'changeShopBudget',  method: 'POST',  path: '/api/v2/budget',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Settles budgets, pause and hours in the place of those that stand; click hosts keep to them within seconds (POST /api/v2/budget). */
export async function changeShopBudget(configuration: Configuration, parameters: ChangeShopBudgetParameters, init?: RequestInit): Promise<ChangeShopBudgetAnswer> {
  return (await (await sendCall(configuration, changeShopBudgetCall, parameters, init)).json()) as ChangeShopBudgetAnswer
}

export interface ShopStatisticsParameters {
  readonly by: 'day' | 'week' | 'month' | 'reason' | 'source' | 'category' | 'offer'
  readonly from: string
  readonly to: string
}
export type ShopStatisticsAnswer = { readonly by: 'day' | 'week' | 'month' | 'reason' | 'source' | 'category' | 'offer'; readonly from: string; readonly to: string; readonly rows: readonly ShopStatisticsRow[] }
const shopStatisticsCall: CallDescription = { operationId: 'shopStatistics',  method: 'GET',  path: '/api/v2/billing/statistics',  required: ['by', 'from', 'to'],  query: ['by', 'from', 'to'],  body: null }
/** The shop's clicks summed up by period, reason, place, category or offer (of whole months, the 500 with the most), of at most 366 days in Portugal; what they cost for who has the right `billing` (GET /api/v2/billing/statistics). */
export async function shopStatistics(configuration: Configuration, parameters: ShopStatisticsParameters, init?: RequestInit): Promise<ShopStatisticsAnswer> {
  return (await (await sendCall(configuration, shopStatisticsCall, parameters, init)).json()) as ShopStatisticsAnswer
}

export interface ListApplicationsParameters {
  readonly state?: 'submitted' | 'approved' | 'refused' | null
  readonly q?: string | null
  readonly sort?: 'waiting' | '-waiting' | 'submitted' | '-submitted' | 'name' | '-name' | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
export type ListApplicationsAnswer = { readonly rows: readonly ShopApplicationRow[]; readonly page: number; readonly pageSize: number; readonly totalCount: number | null }
const listApplicationsCall: CallDescription = { operationId: 'listApplications',  method: 'GET',  path: '/v1/backoffice/applications',  required: [],  query: ['state', 'q', 'sort', 'page', 'pageSize'],  body: null }
/** Shops that have applied to join: those that wait first (GET /v1/backoffice/applications). */
export async function listApplications(configuration: Configuration, parameters: ListApplicationsParameters, init?: RequestInit): Promise<ListApplicationsAnswer> {
  return (await (await sendCall(configuration, listApplicationsCall, parameters, init)).json()) as ListApplicationsAnswer
}

export interface ShowApplicationParameters {
  readonly applicationId: number
}
export type ShowApplicationAnswer = ShopApplication
const showApplicationCall: CallDescription = { operationId: 'showApplication',  method: 'GET',  path: '/v1/backoffice/applications/{applicationId}',  required: ['applicationId'],  query: [],  body: null }
/** An application of a shop with its evidence (GET /v1/backoffice/applications/{applicationId}). */
export async function showApplication(configuration: Configuration, parameters: ShowApplicationParameters, init?: RequestInit): Promise<ShowApplicationAnswer> {
  return (await (await sendCall(configuration, showApplicationCall, parameters, init)).json()) as ShowApplicationAnswer
}

export interface DecideApplicationParameters {
  readonly applicationId: number
  readonly applicationDecision: { readonly decision: 'approve' | 'refuse'; readonly reasons: readonly ('company' | 'domain' | 'goods' | 'feed' | 'conduct' | 'duplicate')[]; readonly note: string; readonly version: string }
}
export type DecideApplicationAnswer = { readonly state: 'submitted' | 'approved' | 'refused'; readonly eshopId: number | null; readonly billingProblems: readonly ('legalName' | 'country' | 'taxNumber' | 'street' | 'postalCode' | 'city')[] }
const decideApplicationCall: CallDescription = { operationId: 'decideApplication',  method: 'POST',  path: '/v1/backoffice/applications/{applicationId}/decision',  required: ['applicationId', 'applicationDecision'],  query: [],  body: 'applicationDecision' }
/** Approves an application, which makes the shop and has its feed read, or refuses it with reasons (POST /v1/backoffice/applications/{applicationId}/decision). */
export async function decideApplication(configuration: Configuration, parameters: DecideApplicationParameters, init?: RequestInit): Promise<DecideApplicationAnswer> {
  return (await (await sendCall(configuration, decideApplicationCall, parameters, init)).json()) as DecideApplicationAnswer
}

export interface SettleAgreementParameters {
  readonly eshopId: number
  readonly requestBody: { readonly from: string | null }
}
export type SettleAgreementAnswer = { readonly costFrom: string | null }
const settleAgreementCall: CallDescription = { operationId: 'settleAgreement',  method: 'POST',  path: '/v1/backoffice/shop-agreements/{eshopId}',  required: ['eshopId', 'requestBody'],  query: [],  body: 'requestBody' }
/** Says from which day an agreement by which clicks cost holds with a shop that has not joined by an application (POST /v1/backoffice/shop-agreements/{eshopId}). */
export async function settleAgreement(configuration: Configuration, parameters: SettleAgreementParameters, init?: RequestInit): Promise<SettleAgreementAnswer> {
  return (await (await sendCall(configuration, settleAgreementCall, parameters, init)).json()) as SettleAgreementAnswer
}

export interface ShowShopPeopleParameters {
  readonly eshopId: number
}
export type ShowShopPeopleAnswer = ShopPeopleOfSite
const showShopPeopleCall: CallDescription = { operationId: 'showShopPeople',  method: 'GET',  path: '/v1/backoffice/eshops/{eshopId}/people',  required: ['eshopId'],  query: [],  body: null }
/** People who act for a shop, and invitations that wait (GET /v1/backoffice/eshops/{eshopId}/people). */
export async function showShopPeople(configuration: Configuration, parameters: ShowShopPeopleParameters, init?: RequestInit): Promise<ShowShopPeopleAnswer> {
  return (await (await sendCall(configuration, showShopPeopleCall, parameters, init)).json()) as ShowShopPeopleAnswer
}

export interface NameShopOwnerParameters {
  readonly eshopId: number
  readonly requestBody: { readonly email?: string; readonly personId?: number }
}
export type NameShopOwnerAnswer = { readonly expiresAt: string | null }
const nameShopOwnerCall: CallDescription = { operationId: 'nameShopOwner',  method: 'POST',  path: '/v1/backoffice/eshops/{eshopId}/owner',  required: ['eshopId', 'requestBody'],  query: [],  body: 'requestBody' }
/** Gives a shop without an owner one: somebody of the shop, or whoever has an address, by an invitation (POST /v1/backoffice/eshops/{eshopId}/owner). */
export async function nameShopOwner(configuration: Configuration, parameters: NameShopOwnerParameters, init?: RequestInit): Promise<NameShopOwnerAnswer> {
  return (await (await sendCall(configuration, nameShopOwnerCall, parameters, init)).json()) as NameShopOwnerAnswer
}

export type ShopMeAnswer = ShopMe
const shopMeCall: CallDescription = { operationId: 'shopMe',  method: 'GET',  path: '/api/v2/shop/me',  required: [],  query: [],  body: null }
/** Who asks, for which shop, and with which rights (GET /api/v2/shop/me). */
export async function shopMe(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<ShopMeAnswer> {
  return (await (await sendCall(configuration, shopMeCall, parameters, init)).json()) as ShopMeAnswer
}

export type ShopMembersAnswer = { readonly members: readonly ShopMember[]; readonly invitations: readonly ShopInvitation[] }
const shopMembersCall: CallDescription = { operationId: 'shopMembers',  method: 'GET',  path: '/api/v2/shop/members',  required: [],  query: [],  body: null }
/** People who may act for the shop, and invitations that wait (GET /api/v2/shop/members). */
export async function shopMembers(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<ShopMembersAnswer> {
  return (await (await sendCall(configuration, shopMembersCall, parameters, init)).json()) as ShopMembersAnswer
}

export interface InviteMemberParameters {
  readonly invitationRequest: { readonly email: string; readonly role: 'owner' | 'manager' | 'finance' | 'viewer' }
}
export type InviteMemberAnswer = { readonly expiresAt: string }
const inviteMemberCall: CallDescription = { operationId: 'inviteMember',  method: 'POST',  path: '/api/v2/shop/members',  required: ['invitationRequest'],  query: [],  body: 'invitationRequest' }
/** Invites somebody by mail to act for the shop (POST /api/v2/shop/members). */
export async function inviteMember(configuration: Configuration, parameters: InviteMemberParameters, init?: RequestInit): Promise<InviteMemberAnswer> {
  return (await (await sendCall(configuration, inviteMemberCall, parameters, init)).json()) as InviteMemberAnswer
}

export interface ChangeMemberParameters {
  readonly personId: number
  readonly roleRequest: { readonly role: 'owner' | 'manager' | 'finance' | 'viewer' }
}
const changeMemberCall: CallDescription = { operationId: 'changeMember',  method: 'POST',  path: '/api/v2/shop/members/{personId}',  required: ['personId', 'roleRequest'],  query: [],  body: 'roleRequest' }
/** Gives somebody of the shop another role; the last owner stays one (POST /api/v2/shop/members/{personId}). */
export async function changeMember(configuration: Configuration, parameters: ChangeMemberParameters, init?: RequestInit): Promise<void> {
  await sendCall(configuration, changeMemberCall, parameters, init)
}

export interface RemoveMemberParameters {
  readonly personId: number
}
const removeMemberCall: CallDescription = { operationId: 'removeMember',  method: 'DELETE',  path: '/api/v2/shop/members/{personId}',  required: ['personId'],  query: [],  body: null }
/** Somebody no longer acts for the shop; the last owner stays (DELETE /api/v2/shop/members/{personId}). */
export async function removeMember(configuration: Configuration, parameters: RemoveMemberParameters, init?: RequestInit): Promise<void> {
  await sendCall(configuration, removeMemberCall, parameters, init)
}

export interface WithdrawInvitationParameters {
  readonly invitationId: number
}
const withdrawInvitationCall: CallDescription = { operationId: 'withdrawInvitation',  method: 'DELETE',  path: '/api/v2/shop/invitations/{invitationId}',  required: ['invitationId'],  query: [],  body: null }
/** The mail that invited somebody no longer opens anything (DELETE /api/v2/shop/invitations/{invitationId}). */
export async function withdrawInvitation(configuration: Configuration, parameters: WithdrawInvitationParameters, init?: RequestInit): Promise<void> {
  await sendCall(configuration, withdrawInvitationCall, parameters, init)
}

export type ShopTokensAnswer = { readonly tokens: readonly ShopToken[] }
const shopTokensCall: CallDescription = { operationId: 'shopTokens',  method: 'GET',  path: '/api/v2/shop/tokens',  required: [],  query: [],  body: null }
/** Tokens of the shop's programs that are good, the newest first (GET /api/v2/shop/tokens). */
export async function shopTokens(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<ShopTokensAnswer> {
  return (await (await sendCall(configuration, shopTokensCall, parameters, init)).json()) as ShopTokensAnswer
}

export interface MakeShopTokenParameters {
  readonly tokenRequest: { readonly name: string; readonly rights: readonly ('read' | 'feed' | 'profile' | 'orders' | 'replies' | 'bids' | 'billing')[] }
}
export type MakeShopTokenAnswer = { readonly token: string }
const makeShopTokenCall: CallDescription = { operationId: 'makeShopToken',  method: 'POST',  path: '/api/v2/shop/tokens',  required: ['tokenRequest'],  query: [],  body: 'tokenRequest' }
/** Makes a token; its text is in this answer and never again (POST /api/v2/shop/tokens). */
export async function makeShopToken(configuration: Configuration, parameters: MakeShopTokenParameters, init?: RequestInit): Promise<MakeShopTokenAnswer> {
  return (await (await sendCall(configuration, makeShopTokenCall, parameters, init)).json()) as MakeShopTokenAnswer
}

export interface RevokeShopTokenParameters {
  readonly tokenId: number
}
const revokeShopTokenCall: CallDescription = { operationId: 'revokeShopToken',  method: 'DELETE',  path: '/api/v2/shop/tokens/{tokenId}',  required: ['tokenId'],  query: [],  body: null }
/** Ends a token at once (DELETE /api/v2/shop/tokens/{tokenId}). */
export async function revokeShopToken(configuration: Configuration, parameters: RevokeShopTokenParameters, init?: RequestInit): Promise<void> {
  await sendCall(configuration, revokeShopTokenCall, parameters, init)
}

export type ShopNoticesAnswer = { readonly suspensions: readonly ShopSuspension[]; readonly hiddenOffers: readonly ShopHiddenOffer[]; readonly complaints: readonly ShopComplaint[] }
const shopNoticesCall: CallDescription = { operationId: 'shopNotices',  method: 'GET',  path: '/api/v2/shop/notices',  required: [],  query: [],  body: null }
/** Decisions about the shop and its offers with their reasons, and the shop's complaints (GET /api/v2/shop/notices). */
export async function shopNotices(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<ShopNoticesAnswer> {
  return (await (await sendCall(configuration, shopNoticesCall, parameters, init)).json()) as ShopNoticesAnswer
}

export interface ComplainParameters {
  readonly complaintRequest: { readonly about: 'suspension' | 'offer' | 'reply'; readonly aboutId: string; readonly body: string }
}
export type ComplainAnswer = { readonly complaintId: number }
const complainCall: CallDescription = { operationId: 'complain',  method: 'POST',  path: '/api/v2/shop/complaints',  required: ['complaintRequest'],  query: [],  body: 'complaintRequest' }
/** Complains about a decision; one waits about each (POST /api/v2/shop/complaints). */
export async function complain(configuration: Configuration, parameters: ComplainParameters, init?: RequestInit): Promise<ComplainAnswer> {
  return (await (await sendCall(configuration, complainCall, parameters, init)).json()) as ComplainAnswer
}

export interface ListComplaintsParameters {
  readonly state?: 'waiting' | 'ended' | null
  readonly q?: string | null
  readonly sort?: 'made' | '-made' | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
export type ListComplaintsAnswer = { readonly rows: readonly BackOfficeComplaint[]; readonly page: number; readonly pageSize: number; readonly totalCount: number | null }
const listComplaintsCall: CallDescription = { operationId: 'listComplaints',  method: 'GET',  path: '/v1/backoffice/complaints',  required: [],  query: ['state', 'q', 'sort', 'page', 'pageSize'],  body: null }
/** Shops' complaints about what was decided: those that wait, or those that have ended (GET /v1/backoffice/complaints). */
export async function listComplaints(configuration: Configuration, parameters: ListComplaintsParameters, init?: RequestInit): Promise<ListComplaintsAnswer> {
  return (await (await sendCall(configuration, listComplaintsCall, parameters, init)).json()) as ListComplaintsAnswer
}

export interface AnswerComplaintParameters {
  readonly complaintId: number
  readonly complaintAnswer: { readonly outcome: 'upheld' | 'corrected'; readonly answer: string }
}
export type AnswerComplaintAnswer = { readonly mails: number }
const answerComplaintCall: CallDescription = { operationId: 'answerComplaint',  method: 'POST',  path: '/v1/backoffice/complaints/{complaintId}',  required: ['complaintId', 'complaintAnswer'],  query: [],  body: 'complaintAnswer' }
/** Ends a complaint: what was decided stays or is put right, with the answer to the shop (POST /v1/backoffice/complaints/{complaintId}). */
export async function answerComplaint(configuration: Configuration, parameters: AnswerComplaintParameters, init?: RequestInit): Promise<AnswerComplaintAnswer> {
  return (await (await sendCall(configuration, answerComplaintCall, parameters, init)).json()) as AnswerComplaintAnswer
}

export interface ShopAccuracyParameters {
  readonly days?: number | null
}
export type ShopAccuracyAnswer = { readonly percent: number | null; readonly settledOn: string | null; readonly readings: number; readonly right: number; readonly price: number; readonly stock: number; readonly unknown: number; readonly reports: number; readonly isRead: boolean; readonly days: readonly { readonly day: string; readonly right: number; readonly price: number; readonly stock: number; readonly unknown: number; readonly contested: number; readonly reports: number }[] }
const shopAccuracyCall: CallDescription = { operationId: 'shopAccuracy',  method: 'GET',  path: '/api/v2/eshop/accuracy',  required: [],  query: ['days'],  body: null }
/** How often what was shown of the shop agreed with its pages, as it is shown to people, and by day (GET /api/v2/eshop/accuracy). */
export async function shopAccuracy(configuration: Configuration, parameters: ShopAccuracyParameters, init?: RequestInit): Promise<ShopAccuracyAnswer> {
  return (await (await sendCall(configuration, shopAccuracyCall, parameters, init)).json()) as ShopAccuracyAnswer
}

export interface ShopReadingsParameters {
  readonly outcome?: 'right' | 'price' | 'stock' | 'unknown' | null
  readonly before?: number | null
}
export type ShopReadingsAnswer = { readonly readings: readonly AccuracyReading[]; readonly next: number | null }
const shopReadingsCall: CallDescription = { operationId: 'shopReadings',  method: 'GET',  path: '/api/v2/eshop/accuracy/readings',  required: [],  query: ['outcome', 'before'],  body: null }
/** Readings of the shop’s pages with what was shown and what was read, the newest first; `before` continues (GET /api/v2/eshop/accuracy/readings). */
export async function shopReadings(configuration: Configuration, parameters: ShopReadingsParameters, init?: RequestInit): Promise<ShopReadingsAnswer> {
  return (await (await sendCall(configuration, shopReadingsCall, parameters, init)).json()) as ShopReadingsAnswer
}

export interface ContestReadingParameters {
  readonly readingId: number
  readonly contestRequest: { readonly reason: string }
}
export type ContestReadingAnswer = { readonly state: 'waiting' }
const contestReadingCall: CallDescription = { operationId: 'contestReading',  method: 'POST',  path: '/api/v2/eshop/accuracy/readings/{readingId}/contest',  required: ['readingId', 'contestRequest'],  query: [],  body: 'contestRequest' }
/** Contests a reading that found a difference; it does not count until somebody has decided (POST /api/v2/eshop/accuracy/readings/{readingId}/contest). */
export async function contestReading(configuration: Configuration, parameters: ContestReadingParameters, init?: RequestInit): Promise<ContestReadingAnswer> {
  return (await (await sendCall(configuration, contestReadingCall, parameters, init)).json()) as ContestReadingAnswer
}

export interface ShopReadingParameters {
  readonly readingRequest: { readonly isRead: boolean }
}
export type ShopReadingAnswer = { readonly isRead: boolean }
const shopReadingCall: CallDescription = { operationId: 'shopReading',  method: 'POST',  path: '/api/v2/eshop/accuracy/reading',  required: ['readingRequest'],  query: [],  body: 'readingRequest' }
/** Lets the shop’s pages be read after clicks, or not; what is not read is shown as unknown in time (POST /api/v2/eshop/accuracy/reading). */
export async function shopReading(configuration: Configuration, parameters: ShopReadingParameters, init?: RequestInit): Promise<ShopReadingAnswer> {
  return (await (await sendCall(configuration, shopReadingCall, parameters, init)).json()) as ShopReadingAnswer
}

export interface ListContestsParameters {
  readonly state?: 'waiting' | 'accepted' | 'refused' | null
  readonly eshopId?: number | null
  readonly q?: string | null
  readonly sort?: 'contested' | '-contested' | 'observed' | '-observed' | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
export type ListContestsAnswer = { readonly rows: readonly AccuracyContest[]; readonly page: number; readonly pageSize: number; readonly totalCount: number | null }
const listContestsCall: CallDescription = { operationId: 'listContests',  method: 'GET',  path: '/v1/backoffice/accuracy/contests',  required: [],  query: ['state', 'eshopId', 'q', 'sort', 'page', 'pageSize'],  body: null }
/** Readings of shops’ pages that their shops contest, those that wait first (GET /v1/backoffice/accuracy/contests). */
export async function listContests(configuration: Configuration, parameters: ListContestsParameters, init?: RequestInit): Promise<ListContestsAnswer> {
  return (await (await sendCall(configuration, listContestsCall, parameters, init)).json()) as ListContestsAnswer
}

export interface ShowContestParameters {
  readonly readingId: number
}
export type ShowContestAnswer = { readonly readingId: number; readonly eshopId: number; readonly shop: string; readonly variantId: number; readonly state: 'waiting' | 'accepted' | 'refused'; readonly outcome: 'price' | 'stock'; readonly shownCents: number; readonly readCents: number | null; readonly shownAvailability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder'; readonly readAvailability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder' | null; readonly observedAt: string; readonly contestedAt: string; readonly clickedAt: string; readonly url: string; readonly evidence: string | null; readonly reason: string; readonly decision: string | null; readonly share: number | null }
const showContestCall: CallDescription = { operationId: 'showContest',  method: 'GET',  path: '/v1/backoffice/accuracy/contests/{readingId}',  required: ['readingId'],  query: [],  body: null }
/** One contest with the evidence of its reading (GET /v1/backoffice/accuracy/contests/{readingId}). */
export async function showContest(configuration: Configuration, parameters: ShowContestParameters, init?: RequestInit): Promise<ShowContestAnswer> {
  return (await (await sendCall(configuration, showContestCall, parameters, init)).json()) as ShowContestAnswer
}

export interface DecideContestParameters {
  readonly readingId: number
  readonly requestBody: { readonly state: 'accepted' | 'refused'; readonly words: string }
}
export type DecideContestAnswer = { readonly state: 'accepted' | 'refused'; readonly share: number | null }
const decideContestCall: CallDescription = { operationId: 'decideContest',  method: 'POST',  path: '/v1/backoffice/accuracy/contests/{readingId}',  required: ['readingId', 'requestBody'],  query: [],  body: 'requestBody' }
/** Accepts a contest, so that its reading does not count, or refuses it; the shop’s score is another at once (POST /v1/backoffice/accuracy/contests/{readingId}). */
export async function decideContest(configuration: Configuration, parameters: DecideContestParameters, init?: RequestInit): Promise<DecideContestAnswer> {
  return (await (await sendCall(configuration, decideContestCall, parameters, init)).json()) as DecideContestAnswer
}

export type GetBackOfficeMeAnswer = BackOfficeMe
const getBackOfficeMeCall: CallDescription = { operationId: 'getBackOfficeMe',  method: 'GET',  path: '/v1/backoffice/me',  required: [],  query: [],  body: null }
/** Says who asks, and which parts of the back office they may use. (GET /v1/backoffice/me). */
export async function getBackOfficeMe(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<GetBackOfficeMeAnswer> {
  return (await (await sendCall(configuration, getBackOfficeMeCall, parameters, init)).json()) as GetBackOfficeMeAnswer
}

export type GetTodayAnswer = Today
const getTodayCall: CallDescription = { operationId: 'getToday',  method: 'GET',  path: '/v1/backoffice/today',  required: [],  query: [],  body: null }
/** How the site stands: imports, feeds, index, work, mail, errors and clicks, and what they were on the days before. (GET /v1/backoffice/today). */
export async function getToday(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<GetTodayAnswer> {
  return (await (await sendCall(configuration, getTodayCall, parameters, init)).json()) as GetTodayAnswer
}

export type GetWorkAnswer = { readonly jobs: readonly { readonly job: string; readonly queued: number; readonly later: number; readonly running: number; readonly failed: number; readonly oldestSeconds: number }[]; readonly consumers: readonly { readonly consumer: string; readonly lagSeconds: number; readonly setAside: number; readonly failed: number }[] }
const getWorkCall: CallDescription = { operationId: 'getWork',  method: 'GET',  path: '/v1/backoffice/work',  required: [],  query: [],  body: null }
/** How jobs of each name stand, and how far each hearer of events has come. (GET /v1/backoffice/work). */
export async function getWork(configuration: Configuration, parameters: Record<never, never> = {}, init?: RequestInit): Promise<GetWorkAnswer> {
  return (await (await sendCall(configuration, getWorkCall, parameters, init)).json()) as GetWorkAnswer
}

export interface ListDeadWorkParameters {
  readonly kind?: 'job' | 'event' | null
  readonly q?: string | null
  readonly sort?: 'failedAt' | '-failedAt' | 'name' | '-name' | null
  readonly page?: number | null
  readonly pageSize?: number | null
}
export type ListDeadWorkAnswer = { readonly rows: readonly DeadWork[]; readonly page: number; readonly pageSize: number; readonly totalCount: number | null }
const listDeadWorkCall: CallDescription = { operationId: 'listDeadWork',  method: 'GET',  path: '/v1/backoffice/dead-work',  required: [],  query: ['kind', 'q', 'sort', 'page', 'pageSize'],  body: null }
/** Jobs and events that were given up, with what they were to do and why they failed. (GET /v1/backoffice/dead-work). */
export async function listDeadWork(configuration: Configuration, parameters: ListDeadWorkParameters, init?: RequestInit): Promise<ListDeadWorkAnswer> {
  return (await (await sendCall(configuration, listDeadWorkCall, parameters, init)).json()) as ListDeadWorkAnswer
}

export interface RetryDeadWorkParameters {
  readonly requestBody: { readonly ids: readonly string[] }
}
export type RetryDeadWorkAnswer = { readonly count: number }
const retryDeadWorkCall: CallDescription = { operationId: 'retryDeadWork',  method: 'POST',  path: '/v1/backoffice/dead-work/retry',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Runs work again that was given up; what is none any more is left alone. (POST /v1/backoffice/dead-work/retry). */
export async function retryDeadWork(configuration: Configuration, parameters: RetryDeadWorkParameters, init?: RequestInit): Promise<RetryDeadWorkAnswer> {
  return (await (await sendCall(configuration, retryDeadWorkCall, parameters, init)).json()) as RetryDeadWorkAnswer
}

export interface DropDeadWorkParameters {
  readonly requestBody: { readonly ids: readonly string[] }
}
export type DropDeadWorkAnswer = { readonly count: number }
const dropDeadWorkCall: CallDescription = { operationId: 'dropDeadWork',  method: 'POST',  path: '/v1/backoffice/dead-work/drop',  required: ['requestBody'],  query: [],  body: 'requestBody' }
/** Forgets work that was given up, for good. (POST /v1/backoffice/dead-work/drop). */
export async function dropDeadWork(configuration: Configuration, parameters: DropDeadWorkParameters, init?: RequestInit): Promise<DropDeadWorkAnswer> {
  return (await (await sendCall(configuration, dropDeadWorkCall, parameters, init)).json()) as DropDeadWorkAnswer
}
