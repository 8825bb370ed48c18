/** What `POST /desk/pictures` answers: the names that a dish may have. */
export interface UploadedPicture {
  readonly image: string;
  readonly thumbnail: string;
}

/** Why a photograph was not taken. */
export interface PictureRefusal {
  readonly code: PictureRefusalCode;
}

export type PictureRefusalCode =
  /** More than `mostUploadBytes`, or more pixels than the server decodes. */
  | "PICTURE_TOO_LARGE"
  /** It would look blurred: below `leastUploadSize` after the cut to 4:3. */
  | "PICTURE_TOO_SMALL"
  /** No JPEG, PNG or WebP. */
  | "PICTURE_TYPE"
  /** It is damaged or incomplete, or takes too much to decode. */
  | "PICTURE_NOT_READABLE"
  /** Other photographs come first; it may be sent again after `Retry-After`. */
  | "BUSY"
  | "NOT_SIGNED_IN"
  | "NOT_ALLOWED"
  | "TOO_MANY_REQUESTS"
  | "BAD_REQUEST"
  /** The database cannot be used; nothing was stored. */
  | "UNAVAILABLE"
  | "INTERNAL_ERROR";

export const mostUploadBytes = 10 * 1024 * 1024;
/** In pixels. */
export const leastUploadSize = { width: 600, height: 450 };
