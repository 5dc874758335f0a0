/** The shape of FAILPOINT: the named stage and what happens there. */
export const FAILPOINT_VALUE = /^([a-z][a-z0-9._-]*):(kill|throw|hang)$/
